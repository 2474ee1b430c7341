-- Lets PgBouncer, and nobody else, read the password of the application role. In the database of the application, as a superuser.
create schema pgbouncer;
create function pgbouncer.find_secret(wanted text, out name text, out secret text)
  language sql security definer set search_path = pg_catalog as $$
    select rolname::text, rolpassword from pg_authid where rolname = wanted and rolname = 'ploegplan_app'
  $$;
revoke all on function pgbouncer.find_secret(text) from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.find_secret(text) to pgbouncer;
