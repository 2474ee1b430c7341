-- What the days of a closure cost; those that there are cost nothing, as before.

alter table closures
  add column cost text not null default 'none' check (cost in ('leave', 'vacation', 'rostered', 'none'));
comment on column closures.cost is 'Which balances its days are taken from; leave: from vacation, and where that is short, from rostered free hours.';
comment on column leave_lines.absence_id is
  'Whose hours these are; the absence itself may be deleted since. A use without it is of a closure.';
