-- The addresses of points on the map. Of no tenant: the street at a point is the same for all, and is asked for once.

create table point_addresses (
  point text primary key check (point ~ '^-?\d{1,2}\.\d{4},-?\d{1,3}\.\d{4}$'),
  address text check (length(address) between 1 and 200),
  asked_at timestamptz not null default now()
);
comment on column point_addresses.address is 'Street and city, as the geocoder gave them; null where it knows none.';
grant select, insert on point_addresses to ploegplan_app;
