-- When a mail of a tenant was last sent, for the page with information.

create table mail_state (
  tenant_id uuid primary key references tenants,
  last_sent_at timestamptz not null
);
select install_tenant_table('mail_state');
