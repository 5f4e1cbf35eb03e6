#!/bin/sh
# proxy.sh NODE…: nginx in front of these nodes (HOST:PORT), in /run/kupon; each gets requests only while its /readyz answers 200.
set -eu
cp /deploy/nginx.conf /run/kupon/nginx.conf
sh /deploy/follow-readiness.sh /run/kupon "$@" &
until [ -s /run/kupon/nodes.conf ]; do sleep 1; done
exec nginx -e stderr -p /run/kupon -c /run/kupon/nginx.conf -g 'daemon off;'
