#!/bin/bash
# Has the files of deploy/ read by the programs that they are for, from Debian's packages
#   apt-get install --no-install-recommends haproxy caddy nginx-light varnish prometheus patroni systemd pgbackrest openssl
# By hand, after a change of them; which file is also run, and by what: docs/operations.md, Files for production.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d /tmp/mandir-deploy-XXXXXX)
trap 'rm -rf "$folder"' EXIT
checked() { echo "read by $1: ${*:2}"; }

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=temple.example -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null
cat "$folder/fullchain.pem" "$folder/privkey.pem" > "$folder/temple.pem"

# Their names are not known here: any address will do.
for file in haproxy-front haproxy-database; do
  sed -E "s#/etc/haproxy/temple.pem#$folder/temple.pem#; s/ (site-[12]|db-[abc]):/ 127.0.0.1:/" "deploy/cluster/$file.cfg" > "$folder/$file.cfg"
  haproxy -c -q -f "$folder/$file.cfg"
done
checked haproxy deploy/cluster/haproxy-{front,database}.cfg

SITE_HOST=temple.example HOME=$folder caddy validate --adapter caddyfile --config deploy/Caddyfile > "$folder/caddy" 2>&1 || { cat "$folder/caddy" >&2; exit 1; }
checked caddy deploy/Caddyfile

sed "s#/etc/letsencrypt/live/temple.example.org#$folder#" deploy/nginx.conf > "$folder/site.conf"
printf 'pid %s/pid;\nerror_log stderr;\nevents {}\nhttp { include %s/site.conf; }\n' "$folder" "$folder" > "$folder/nginx.conf"
nginx -t -q -c "$folder/nginx.conf"
checked nginx deploy/nginx.conf

varnishd -C -n "$folder/varnish" -f "$PWD/deploy/varnish.vcl" > /dev/null 2> "$folder/vcl" || { cat "$folder/vcl" >&2; exit 1; }
checked varnishd deploy/varnish.vcl

cp deploy/observability/alerts.yml "$folder"
sed "s#/etc/prometheus#$folder#" deploy/cluster/prometheus.yml > "$folder/prometheus.yml"
promtool check config "$folder/prometheus.yml" > /dev/null
checked promtool deploy/cluster/prometheus.yml
scripts/check-observability.sh > /dev/null
checked promtool deploy/observability/{prometheus,alerts,alerts.test}.yml

for script in deploy/postgres-role.sh deploy/cluster/make-site-database.sh; do sh -n "$script"; done
checked sh deploy/postgres-role.sh deploy/cluster/make-site-database.sh

if command -v systemd-analyze > /dev/null; then
  # What they start is not installed on this machine.
  for unit in deploy/*.service; do sed -E 's#^(ExecStart|ExecStartPost)=.*#\1=/bin/true#' "$unit" > "$folder/${unit##*/}"; done
  cp deploy/*.timer "$folder"
  systemd-analyze verify "$folder"/mandir*.{service,timer}
  checked systemd-analyze deploy/mandir*.service deploy/mandir*.timer
fi
node -e 'const fs = require("node:fs"), { parse } = require("yaml"); for (const file of process.argv.slice(1)) file.endsWith(".json") ? JSON.parse(fs.readFileSync(file, "utf8")) : parse(fs.readFileSync(file, "utf8"));' \
  deploy/compose.yaml deploy/cluster/{etcd,patroni}.yml deploy/observability/board.json deploy/receiver.example.json
checked 'a parser alone' deploy/compose.yaml deploy/cluster/{etcd,patroni}.yml deploy/observability/board.json deploy/receiver.example.json
