#!/bin/sh
# follow-readiness.sh FOLDER NODE…: writes FOLDER/nodes.conf from those of the nodes (HOST:PORT) whose /readyz says 200, and
# lets the nginx of FOLDER read it again whenever that changes. Runs until it is ended.
set -eu
folder=$1
shift

ready_nodes() {
    for node; do
        if curl --silent --fail --max-time 2 --output /dev/null "http://$node/readyz"; then
            echo "server $node max_fails=0;"
        fi
    done
}

while true; do
    nodes=$(ready_nodes "$@")
    # With none the old ones stay: they say for themselves what is wrong.
    if [ -n "$nodes" ] && [ "$nodes" != "$(cat "$folder/nodes.conf" 2>/dev/null)" ]; then
        echo "$nodes" > "$folder/nodes.conf.new"
        mv "$folder/nodes.conf.new" "$folder/nodes.conf"
        if [ -f "$folder/nginx.pid" ]; then kill -HUP "$(cat "$folder/nginx.pid")"; fi
    fi
    sleep 1
done
