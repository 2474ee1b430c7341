-- Who of the office gets the weekly mail about documents and certificates that expire.
alter table users add column expiry_mail boolean not null default true;
