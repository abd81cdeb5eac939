#!/bin/bash
# Two real Postgres servers on loopback, a primary and its synchronous standby, and PgBouncer, to fail over by hand and in
# a test. From Debian's packages
#   apt-get install postgresql-15 pgbouncer
# Everything is in a folder of its own; nothing outside of it is touched.
#   scripts/failover.sh start           'a' (port 3330) and its standby 'b' (3331); prints DATABASE_URL
#   scripts/failover.sh kill a|b        SIGKILL to all processes of a server
#   scripts/failover.sh freeze a|b      they answer nothing any more, as a host that is gone (SIGSTOP)
#   scripts/failover.sh read-only a|b   it takes no writes any more, as an operator fences it
#   scripts/failover.sh promote a|b     a standby accepts writes
#   scripts/failover.sh revive a|b      starts a server that was killed as what it was
#   scripts/failover.sh rejoin a|b      makes it anew, as the standby of the other
#   scripts/failover.sh pooler MODE     PgBouncer (3332) in front of 'a': session, transaction or statement
#   scripts/failover.sh stop            ends all of it and removes the folder
#   scripts/failover.sh test            what the site promises of failovers (app/tests/test-real-failover.ts)
set -euo pipefail
folder=${FAILOVER_FOLDER:-/tmp/mandir-failover}
port=${FAILOVER_PORT:-3330}
bin=$(ls -d /usr/lib/postgresql/*/bin 2> /dev/null | sort -V | tail -1)
password=failing-over

# Postgres and PgBouncer refuse to run as root, who enters a user namespace in which they are unprivileged.
plain() { if [ "$(id -u)" = 0 ]; then unshare --user "$@"; else "$@"; fi; }
port_of() { case $1 in a) echo "$port" ;; b) echo "$((port + 1))" ;; *) echo "a or b" >&2; exit 1 ;; esac; }
other_of() { if [ "$1" = a ]; then echo b; else echo a; fi; }
query() { PGPASSWORD=$password "$bin/psql" -qAtX -h 127.0.0.1 -p "$(port_of "$1")" -U temple -d postgres -c "$2"; }

run_server() {
  plain "$bin/pg_ctl" start -s -w -t 60 -D "$folder/$1" -l "$folder/$1.log" \
    -o "-p $(port_of "$1") -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c cluster_name=$1"
}

make_primary() {
  echo "$password" > "$folder/password"
  plain "$bin/initdb" -D "$folder/a" -U temple -A scram-sha-256 --pwfile="$folder/password" -E UTF8 --locale=C.UTF-8 > "$folder/initdb.log"
  echo 'host replication temple 127.0.0.1/32 scram-sha-256' >> "$folder/a/pg_hba.conf"
  printf 'max_connections = 60\nwal_keep_size = 256MB\n' >> "$folder/a/postgresql.conf"
  run_server a
}

# Every commit waits until the standby has it on its disk: what was acknowledged survives the primary.
join() {
  local from
  from=$(other_of "$1")
  rm -rf "${folder:?}/$1"
  PGPASSWORD=$password plain "$bin/pg_basebackup" -D "$folder/$1" -R -X stream -c fast -h 127.0.0.1 -p "$(port_of "$from")" -U temple
  run_server "$1"
  query "$from" "alter system set synchronous_standby_names = '*'"
  query "$from" 'select pg_reload_conf()' > /dev/null
}

promote() { plain "$bin/pg_ctl" promote -s -w -D "$folder/$1"; }

# The last processes of a killed server hold its memory for a moment.
revive() {
  local try
  for try in $(seq 1 20); do run_server "$1" 2> /dev/null && return; sleep 0.5; done
  cat "$folder/$1.log" >&2
  exit 1
}

processes_of() {
  local main
  main=$(head -1 "$folder/$1/postmaster.pid" 2> /dev/null) || return 0
  echo "$main"
  ps -o pid= --ppid "$main" || true
}
signal_all() { local pid; for pid in $(processes_of "$2"); do kill "-$1" "$pid" 2> /dev/null || true; done; }

start() {
  [ -e "$folder" ] && { echo "$folder is there: stop first" >&2; exit 1; }
  [ -n "$bin" ] || { echo 'apt-get install postgresql-15' >&2; exit 1; }
  mkdir -p -m 700 "$folder"
  make_primary
  join b
  echo "DATABASE_URL=postgres://temple:$password@127.0.0.1:$port,127.0.0.1:$((port + 1))/postgres"
}

pooler() {
  stop_pooler
  echo "\"temple\" \"$password\"" > "$folder/users"
  cat > "$folder/pgbouncer.ini" <<CONF
[databases]
postgres = host=127.0.0.1 port=$port
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $((port + 2))
unix_socket_dir =
auth_type = plain
auth_file = $folder/users
pool_mode = $1
default_pool_size = 30
logfile = $folder/pgbouncer.log
pidfile = $folder/pgbouncer.pid
CONF
  plain pgbouncer -q -d "$folder/pgbouncer.ini"
  local try
  for try in $(seq 1 50); do [ -s "$folder/pgbouncer.pid" ] && break; sleep 0.1; done
  echo "DATABASE_URL=postgres://temple:$password@127.0.0.1:$((port + 2))/postgres"
}

stop_pooler() {
  local pid try
  pid=$(cat "$folder/pgbouncer.pid" 2> /dev/null) || return 0
  kill -9 "$pid" 2> /dev/null || true
  rm -f "$folder/pgbouncer.pid"
}

stop() {
  stop_pooler
  signal_all KILL a
  signal_all KILL b
  rm -rf "$folder"
}

case ${1:-} in
  start) start ;;
  kill) signal_all KILL "$2" ;;
  freeze) signal_all STOP "$2" ;;
  read-only) query "$2" 'alter system set default_transaction_read_only = on' && query "$2" 'select pg_reload_conf()' >/dev/null ;;
  promote) promote "$2" ;;
  revive) revive "$2" ;;
  rejoin) signal_all KILL "$2"; join "$2" ;;
  pooler) pooler "$2" ;;
  stop) stop ;;
  test) npx vitest run --config scripts/failover.vitest.ts --root . ;;
  *) sed -n '2,17s/^# \{0,1\}//p' "$0" >&2; exit 1 ;;
esac
