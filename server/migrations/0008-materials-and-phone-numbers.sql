-- Materials get a number, a kind and remarks; clients a phone number.

alter table materials
  add column number text not null default '',
  add column kind text not null default '',
  add column remarks text not null default '';

alter table clients add column phonenumber text not null default '';
