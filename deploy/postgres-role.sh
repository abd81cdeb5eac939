#!/bin/sh
# Runs once, when the container's Postgres is made: the site's role, which owns its database and is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SITE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role mandir login password :'password';
create database mandir owner mandir;
SQL
