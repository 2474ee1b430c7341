-- Help articles: those of a tenant, and the generic ones by which a god changes what the code has for all tenants.

create table help_articles (
  tenant_id uuid not null references tenants,
  id uuid not null,
  role text not null check (role in ('admin', 'employee')),
  slug text not null,
  old_slugs text[] not null default '{}',
  published_version integer,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
comment on column help_articles.old_slugs is
  'What the article was called before: these addresses lead to it, and generic articles of these names are not shown.';
comment on column help_articles.published_version is 'The text that readers see; null while there is none.';
create unique index help_articles_by_slug on help_articles (tenant_id, role, slug) where deleted_at is null;
select install_tenant_table('help_articles');
create trigger record_change after insert or update or delete on help_articles
  for each row execute function record_change('id');
select install_events('help_articles', 'help');

create table help_article_versions (
  tenant_id uuid not null references tenants,
  article_id uuid not null,
  number integer not null check (number > 0),
  title text not null,
  category text not null,
  keywords text[] not null default '{}',
  content_html text not null default '',
  at timestamptz not null default now(),
  author_name text not null default '',
  primary key (tenant_id, article_id, number),
  foreign key (tenant_id, article_id) references help_articles (tenant_id, id) on delete cascade
);
comment on table help_article_versions is 'Every text that an article had; the one with its version is what its editors see.';
select install_tenant_table('help_article_versions', 'select, insert');

create table help_orders (
  tenant_id uuid not null references tenants,
  role text not null check (role in ('admin', 'employee')),
  id uuid not null default gen_random_uuid(),
  categories text[] not null,
  slugs text[] not null,
  version integer not null default 1,
  primary key (tenant_id, role)
);
comment on table help_orders is 'The order of the help of a role, of inherited articles too. What it does not name follows in its usual order.';
select install_tenant_table('help_orders', 'select, insert, update');
select install_events('help_orders', 'help');

create table help_images (
  tenant_id uuid not null references tenants,
  id uuid not null,
  image bytea not null,
  uploaded_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select install_tenant_table('help_images', 'select, insert');

create table help_votes (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  role text not null check (role in ('admin', 'employee')),
  slug text not null,
  is_useful boolean not null,
  at timestamptz not null default now(),
  primary key (tenant_id, user_id, role, slug)
);
comment on column help_votes.user_id is 'Without a foreign key: a god votes too, and a vote counts after its account is gone.';
create index help_votes_by_slug on help_votes (tenant_id, role, slug);
select install_tenant_table('help_votes');

-- The generic ones: of no tenant, written by gods alone ------------------------------------------------

create table generic_help_articles (
  id uuid primary key,
  role text not null check (role in ('admin', 'employee')),
  slug text not null,
  old_slugs text[] not null default '{}',
  published_version integer,
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index generic_help_articles_by_slug on generic_help_articles (role, slug) where deleted_at is null;
grant select, insert, update on generic_help_articles to ploegplan_app;
select install_events('generic_help_articles', 'help');

create table generic_help_article_versions (
  article_id uuid not null references generic_help_articles on delete cascade,
  number integer not null check (number > 0),
  title text not null,
  category text not null,
  keywords text[] not null default '{}',
  content_html text not null default '',
  at timestamptz not null default now(),
  author_name text not null default '',
  primary key (article_id, number)
);
grant select, insert on generic_help_article_versions to ploegplan_app;

create table generic_help_orders (
  role text primary key check (role in ('admin', 'employee')),
  id uuid not null default gen_random_uuid(),
  categories text[] not null,
  slugs text[] not null,
  version integer not null default 1
);
grant select, insert, update on generic_help_orders to ploegplan_app;
select install_events('generic_help_orders', 'help');

create table generic_help_images (
  id uuid primary key,
  image bytea not null,
  uploaded_at timestamptz not null default now()
);
grant select, insert on generic_help_images to ploegplan_app;
