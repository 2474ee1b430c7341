-- Behind https the session cookie has the prefix __Host- from now on. Sessions from before keep working: their token is accepted
-- from a cookie without the prefix if it was signed before this moment.
alter table app_keys add column host_cookies_since timestamptz not null default now();
