#!/bin/sh
# follow-readiness.sh FOLDER NODE…: writes the nodes (HOST:PORT) whose /readyz answers 200 to FOLDER/nodes.conf, and
# reloads the nginx of FOLDER whenever they change. Runs until it is stopped.
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
    # If none is ready the old list stays: the nodes' own answers say what is wrong.
    if [ -n "$nodes" ] && [ "$nodes" != "$(cat "$folder/nodes.conf" 2>/dev/null)" ]; then
        echo "$nodes" > "$folder/nodes.conf.new"
        mv "$folder/nodes.conf.new" "$folder/nodes.conf"
        if [ -f "$folder/nginx.pid" ]; then kill -HUP "$(cat "$folder/nginx.pid")"; fi
    fi
    sleep 1
done
