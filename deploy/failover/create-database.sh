#!/bin/sh
# Patroni runs this once, on the first leader of a new cluster, with the address of that as a superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set owner="$DATABASE_PASSWORD" --set pooler="$POOLER_PASSWORD" "$1" <<'SQL'
create role ploegplan login createrole password :'owner';
create role pgbouncer login password :'pooler';
create database ploegplan owner ploegplan;
\connect ploegplan
\include /etc/patroni/pooler.sql
SQL
