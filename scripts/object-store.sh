#!/bin/bash
# A real object store on loopback, to test against by hand: OpenStack Swift with its S3 API, from Debian's packages
#   apt-get install swift-proxy swift-account swift-container swift-object python3-keystonemiddleware
# One copy of everything in a folder of its own; nothing outside of it is touched.
#   scripts/object-store.sh start   prints the variables of the environment for the site, move-media and the test
#   scripts/object-store.sh test    the contract of every media store against it (app/server/media/test-real-store.ts)
#   scripts/object-store.sh stop    ends its four processes and removes the folder
#   scripts/object-store.sh run     makes it or goes on with the folder, and stays until it is ended (bench/cluster)
set -euo pipefail
folder=${OBJECT_STORE_FOLDER:-/tmp/mandir-object-store}
port=${OBJECT_STORE_PORT:-3324}
host=${OBJECT_STORE_HOST:-127.0.0.1}
# The file system must know extended attributes (user.*).
ports=("$port" "$((port + 1))" "$((port + 2))" "$((port + 3))")

settings() {
  echo "MEDIA_URL=s3://temple/site"
  echo "MEDIA_ENDPOINT=http://$host:$port"
  echo "MEDIA_REGION=us-east-1"
  echo "MEDIA_KEY_ID=test:tester"
  echo "MEDIA_KEY_SECRET=testing-secret"
}

configure() {
  mkdir -p "$folder"/{etc,log,devices/d1,cache}
  printf '[swift-hash]\nswift_hash_path_suffix = mandir\nswift_hash_path_prefix = mandir\n\n[storage-policy:0]\nname = only\ndefault = yes\n' > "$folder/etc/swift.conf"
  local kind at=0
  for kind in object container account; do
    at=$((at + 1))
    swift-ring-builder "$folder/etc/$kind.builder" create 4 1 1 > /dev/null
    swift-ring-builder "$folder/etc/$kind.builder" add "r1z1-$host:${ports[$at]}/d1" 1 > /dev/null
    swift-ring-builder "$folder/etc/$kind.builder" rebalance > /dev/null
    printf '[DEFAULT]\nbind_ip = %s\nbind_port = %s\nuser = %s\nswift_dir = %s/etc\ndevices = %s/devices\nmount_check = false\nworkers = 1\nlog_address = %s/log/none\n\n[pipeline:main]\npipeline = %s-server\n\n[app:%s-server]\nuse = egg:swift#%s\n' \
      "$host" "${ports[$at]}" "$(id -un)" "$folder" "$folder" "$folder" "$kind" "$kind" "$kind" > "$folder/etc/$kind-server.conf"
  done
  cat > "$folder/etc/proxy-server.conf" <<CONF
[DEFAULT]
bind_ip = $host
bind_port = $port
user = $(id -un)
swift_dir = $folder/etc
workers = 1
log_address = $folder/log/none

[pipeline:main]
pipeline = catch_errors proxy-logging cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-logging proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing-secret .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
CONF
}

make_bucket() {
  node --input-type=module -e '
    const { AwsClient } = await import("aws4fetch");
    const keys = { accessKeyId: "test:tester", secretAccessKey: "testing-secret" };
    const store = new AwsClient({ ...keys, service: "s3", region: "us-east-1", retries: 0 });
    const { ok, status } = await store.fetch(process.argv[1] + "/temple", { method: "PUT" });
    if (!ok && status !== 409) throw new Error("the store answered " + status);
  ' "http://$host:$port"
}

start() {
  [ -e "$folder" ] && { echo "$folder is there: stop first" >&2; exit 1; }
  configure
  run_servers
}

run_servers() {
  local kind
  for kind in object container account proxy; do
    # Only its own folder: the ring, the log and the data of each are in it.
    SWIFT_DIR="$folder/etc" "swift-$kind-server" "$folder/etc/$kind-server.conf" > "$folder/log/$kind" 2>&1 &
    echo $! >> "$folder/pids"
  done
  local try
  for try in $(seq 1 60); do
    if make_bucket 2> "$folder/log/bucket"; then settings; return; fi
    sleep 0.5
  done
  cat "$folder"/log/* >&2
  stop
  exit 1
}

stop() {
  local pid
  for pid in $(cat "$folder/pids" 2> /dev/null); do kill "$pid" 2> /dev/null || true; done
  rm -rf "$folder"
}

case ${1:-} in
  start) start ;;
  run) if [ -e "$folder" ]; then run_servers; else start; fi; wait ;;
  stop) stop ;;
  test) env $(settings) npx vitest run --config scripts/object-store.vitest.ts --root . ;;
  *) echo "Usage: scripts/object-store.sh start | test | stop | run" >&2; exit 1 ;;
esac
