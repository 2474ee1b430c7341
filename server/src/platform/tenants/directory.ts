import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../database/types.ts';

/** The tables that have no tenant: the only ones that may be read outside a tenant transaction. */
export type GlobalTables = Pick<DB, 'tenants' | 'tenant_hosts' | 'app_keys' | 'gods'>;

/** The tables without a tenant, outside any tenant transaction. */
export const globalTables = (pool: Pool) =>
  new Kysely<GlobalTables>({ dialect: new PostgresDialect({ pool }) });

export interface Tenant {
  id: string;
  name: string;
  displayName: string;
  /** Base name of a built-in logo. */
  logo: string;
  hasLogoImage: boolean;
  logoVersion: number;
  accentColor: string;
  projectTerm: string;
  projectsTerm: string;
  hiddenParts: string[];
  /** Further hosts; the first is the address in mails. */
  hosts: string[];
  /** Closed: nobody gets in, and only a god opens it again. */
  blocked: boolean;
  version: number;
}

/** Where the browser finds the tenant's logo: its own, else a built-in one. */
export const logoUrlOf = ({ logo, hasLogoImage, logoVersion }: Tenant): string =>
  hasLogoImage ? `/api/tenant/logo?v=${logoVersion}` : `/logos/${logo}.svg`;

const FRESH_MS = 5_000;
const MAX_HOSTS = 10_000;
/** Whatever else a header holds, such as two hosts with a comma, is nobody's. */
const possibleHost = /^[a-z0-9._:[\]-]{1,253}$/;

/** Finds the tenant of a host name: a host listed for it, else the first label as its name. Remembers for 5 seconds. */
export class TenantDirectory {
  readonly #database: Kysely<GlobalTables>;
  readonly #known = new Map<string, { at: number; tenant: Promise<Tenant | undefined> }>();

  constructor(pool: Pool) {
    this.#database = globalTables(pool);
  }

  /** @param hostname without port, as the request gave it */
  byHost(hostname: string): Promise<Tenant | undefined> {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    if (!possibleHost.test(host)) return Promise.resolve(undefined);
    const known = this.#known.get(host);
    if (known && Date.now() - known.at < FRESH_MS) return known.tenant;
    if (this.#known.size >= MAX_HOSTS) this.#known.clear();
    const tenant = this.#find(host);
    this.#known.set(host, { at: Date.now(), tenant });
    tenant.catch(() => this.#known.delete(host));
    return tenant;
  }

  all(): Promise<Tenant[]> {
    return this.#tenants().orderBy('name').execute();
  }

  byId(id: string): Promise<Tenant | undefined> {
    return this.#tenants().where('tenants.id', '=', id).executeTakeFirst();
  }

  /** After a change: this node shows it at once, the others within 5 seconds. */
  forget(): void {
    this.#known.clear();
  }

  #tenants() {
    return this.#database
      .selectFrom('tenants')
      .select((eb) => [
        'tenants.id',
        'name',
        'display_name as displayName',
        'logo',
        eb('logo_image', 'is not', null).$castTo<boolean>().as('hasLogoImage'),
        'logo_version as logoVersion',
        'accent_color as accentColor',
        'project_term as projectTerm',
        'projects_term as projectsTerm',
        'hidden_parts as hiddenParts',
        sql<
          string[]
        >`array(select host from tenant_hosts where tenant_id = tenants.id order by position, host)`.as(
          'hosts',
        ),
        eb('blocked_at', 'is not', null).$castTo<boolean>().as('blocked'),
        'version',
      ]);
  }

  async #find(host: string): Promise<Tenant | undefined> {
    const listed = await this.#tenants()
      .innerJoin('tenant_hosts', 'tenant_hosts.tenant_id', 'tenants.id')
      .where('tenant_hosts.host', '=', host)
      .executeTakeFirst();
    if (listed) return listed;
    const label = host.split('.')[0] ?? '';
    return this.#tenants().where('name', '=', label).executeTakeFirst();
  }
}
