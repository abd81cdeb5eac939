#!/bin/sh
# /etc/patroni/make-site-database.sh, run once by Patroni when the first Postgres is made: the site's role, which owns its
# database and is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SITE_PASSWORD" "$1" <<'SQL'
create role mandir login password :'password';
create database mandir owner mandir;
SQL
