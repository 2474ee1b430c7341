-- What a project is called where there is little room, as in a month of the planning; empty: made of its title.

alter table projects add column short_name text not null default '';
