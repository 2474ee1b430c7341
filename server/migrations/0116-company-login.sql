-- Signing in with the account that a user has at the company's own OpenID Connect provider.

create table company_logins (
  tenant_id uuid not null references tenants primary key,
  issuer text not null default '',
  client_id text not null default '',
  client_secret bytea,
  domains text[] not null default '{}',
  group_claim text not null default 'groups',
  required_group text not null default '',
  admin_group text not null default '',
  trusts_email boolean not null default false,
  counts_as_factor boolean not null default false,
  version integer not null default 1
);
comment on table company_logins is 'The provider of a company, and who of its accounts may sign in; no row: none was set.';
comment on column company_logins.client_secret is 'Encrypted (platform/secrets.ts); null: none was given.';
comment on column company_logins.domains is 'Of mail addresses that may sign in; empty: all.';
comment on column company_logins.admin_group is 'Whose members are admins, and nobody else who signs in so; empty, or no groups told: the role stays.';
comment on column company_logins.trusts_email is 'The company vouches for the mail addresses of its provider, which does not say that it verified them.';
comment on column company_logins.counts_as_factor is 'Who signed in there needs no second step here.';
select install_tenant_table('company_logins');

alter table tenants add column company_login text not null default '';
comment on column tenants.company_login is 'What the button of the login page names; empty: the company does not offer its own sign-in.';

alter table sessions add column by_company boolean not null default false;
comment on column sessions.by_company is 'Begun at the provider of the company, which is told of its end.';

alter table users add column email_confirmed boolean not null default true;
comment on column users.email_confirmed is 'Given by an admin, or shown to be read by the user. False after the user changed it: an account of the company is then not known by it.';

comment on column sessions.confirmed_at is 'When password or factor was last shown, or the provider of the company was last signed in at; null: nobody knows.';
