import type { HelpContact, OwnLimit, WorkingWeek } from '@ploegplan/contract/tenants/schemas';
import type { Terms } from '@ploegplan/contract/texts/terms';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../database/types.ts';

/** The tables without a tenant: the only ones that can be read outside a tenant transaction. */
export type GlobalTables = Pick<
  DB,
  | 'tenants'
  | 'tenant_hosts'
  | 'app_keys'
  | 'gods'
  | 'god_factors'
  | 'point_addresses'
  | 'backup_runs'
  | 'upkeep_runs'
  | 'host_log'
  | 'announcements'
  | 'page_files'
  | 'tenant_work'
  | 'stored_bytes'
>;

/** Access to the tables without a tenant, outside a tenant transaction. */
export const openGlobalTables = (pool: Pool) =>
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
  workingWeek: WorkingWeek;
  /** The longer side of a photo as the browser sends it, in pixels. */
  photoSide: number;
  /** The days before its end from which a document or certificate is named as expiring. */
  noticeDays: number;
  linkDays: number;
  /** The days in which a deleted document can be restored. */
  restoreDays: number;
  helpContact: HelpContact;
  ownLimits: OwnLimit[];
  /** What the button of the login page names; empty: there is none. */
  companyLogin: string;
  otherWork: boolean;
  /** The room for its files; null without a limit. */
  storageGigabytes: number | null;
  /** Further hosts; the first is the address in mails. */
  hosts: string[];
  /** Nobody can sign in at a blocked tenant, and only a god can unblock it. */
  blocked: boolean;
  /** The moment from which the whole tenant is deleted. */
  deletesAt: Date | null;
  version: number;
}

/** The tenant's words for a project. */
export const getTerms = ({ projectTerm, projectsTerm }: Tenant): Terms => ({
  project: projectTerm,
  projects: projectsTerm,
});

/** URL of the tenant's logo: its own, else a built-in one. */
export const getLogoUrl = ({
  logo,
  hasLogoImage,
  logoVersion,
}: Pick<Tenant, 'logo' | 'hasLogoImage' | 'logoVersion'>): string =>
  hasLogoImage ? `/api/tenant/logo?v=${logoVersion}` : `/logos/${logo}.svg`;

const CACHE_MS = 5_000;
const MAX_HOSTS = 10_000;
/** Any other host header, such as two hosts with a comma, matches no tenant. */
const hostPattern = /^[a-z0-9._:[\]-]{1,253}$/;

/**
 * Finds the tenant of a host: by its listed hosts, else by its name before the host of the public URL, or as the first label of any
 * host where no public URL is set. Caches for 5 seconds.
 */
export class TenantDirectory {
  readonly #database: Kysely<GlobalTables>;
  readonly #domain: string | null;
  readonly #known = new Map<string, { at: number; tenant: Promise<Tenant | undefined> }>();

  /** @param publicUrl only for `byHost` */
  constructor(pool: Pool, publicUrl: string | null = null) {
    this.#database = openGlobalTables(pool);
    this.#domain = publicUrl && new URL(publicUrl).hostname;
  }

  /** @param hostname without port, as in the request */
  byHost(hostname: string): Promise<Tenant | undefined> {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    if (!hostPattern.test(host)) return Promise.resolve(undefined);
    const known = this.#known.get(host);
    if (known && Date.now() - known.at < CACHE_MS) return known.tenant;
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

  /** Clears the cache after a change, so that it shows at once: on every node, which each gets an event of it. */
  clearCache(): void {
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
        eb.ref('working_week').$castTo<WorkingWeek>().as('workingWeek'),
        'photo_side as photoSide',
        'notice_days as noticeDays',
        'link_days as linkDays',
        'restore_days as restoreDays',
        eb.ref('help_contact').$castTo<HelpContact>().as('helpContact'),
        eb.ref('own_limits').$castTo<OwnLimit[]>().as('ownLimits'),
        'company_login as companyLogin',
        'other_work as otherWork',
        'storage_gigabytes as storageGigabytes',
        sql<
          string[]
        >`array(select host from tenant_hosts where tenant_id = tenants.id order by position, host)`.as(
          'hosts',
        ),
        eb('blocked_at', 'is not', null).$castTo<boolean>().as('blocked'),
        'deletes_at as deletesAt',
        'version',
      ]);
  }

  async #find(host: string): Promise<Tenant | undefined> {
    const listed = await this.#tenants()
      .innerJoin('tenant_hosts', 'tenant_hosts.tenant_id', 'tenants.id')
      .where('tenant_hosts.host', '=', host)
      .executeTakeFirst();
    if (listed) return listed;
    const name = this.#nameIn(host);
    if (name === undefined) return undefined;
    return this.#tenants().where('name', '=', name).executeTakeFirst();
  }

  #nameIn(host: string): string | undefined {
    const [name, ...rest] = host.split('.');
    return this.#domain === null || rest.join('.') === this.#domain ? name : undefined;
  }
}
