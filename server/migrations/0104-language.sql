-- The language in which an employee reads Ploegplan.

alter table users add column language text;
comment on column users.language is
  'The tag of a language of contract/src/languages. Null as long as the user chose none: Dutch, and the browser''s own is offered.';
