import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import type { TenantUse } from '@ploegplan/contract/hosting/schemas';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { formatMoment } from '../../lib/dates/moments.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { Logo } from '../../ui/page/Logo.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { formatParts } from '../../ui/tenant/labels.ts';
import classes from './admin.module.css';
import { TenantStatus } from './TenantStatus.tsx';
import { formatHost, formatStatus } from './tenant-texts.ts';

/** A tenant with what it uses, once that is known. */
export interface TenantRow extends ManagedTenant {
  use?: TenantUse | undefined;
}

const countFailed = ({ use }: TenantRow) => (use ? use.failedJobs + use.failedMails : 0);

/** '1 mail, 2 taken' */
const formatFailures = ({ use }: TenantRow) =>
  [
    use?.failedMails && formatQuantity(use.failedMails, 'mail', 'mails'),
    use?.failedJobs && formatQuantity(use.failedJobs, 'taak', 'taken'),
  ]
    .filter(Boolean)
    .join(', ');

export const tenantColumns: Columns<TenantRow> = [
  {
    key: 'name',
    label: 'Naam',
    width: 18,
    value: ({ displayName }) => displayName,
    alsoFoundBy: ({ name, hosts }) => [name, ...hosts].join('\n'),
    cell: (tenant) => (
      <span className="flex items-center gap-4">
        <span className={classes.thumb}>
          <Logo src={tenant.logoUrl} alt="" height={24} />
        </span>
        <span className="min-w-0 overflow-hidden text-ellipsis">{tenant.displayName}</span>
      </span>
    ),
  },
  {
    key: 'address',
    label: 'Adres',
    width: 12,
    value: formatHost,
    hint: ({ address }) => address,
    cell: (tenant) => (
      <a
        data-actions
        className="text-accent"
        href={tenant.address}
        target="_blank"
        rel="noreferrer"
      >
        {formatHost(tenant)}
      </a>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    width: 6,
    value: formatStatus,
    cell: (tenant) => <TenantStatus tenant={tenant} />,
  },
  {
    key: 'users',
    label: 'Gebruikers',
    kind: 'number',
    width: 6,
    value: ({ use }) => use?.users ?? null,
  },
  {
    key: 'lastUsed',
    label: 'Laatst gebruikt',
    kind: 'moment',
    width: 8,
    value: ({ use }) => use?.lastUsedAt ?? null,
    cell: ({ use }) => (use?.lastUsedAt ? formatMoment(use.lastUsedAt) : ''),
  },
  {
    key: 'storage',
    label: 'Opslag',
    kind: 'number',
    width: 6,
    value: ({ use }) => use?.storageBytes ?? null,
    cell: ({ use }) => use && formatFileSize(use.storageBytes),
  },
  {
    key: 'failed',
    label: 'Mislukt',
    kind: 'number',
    width: 7,
    value: countFailed,
    cell: (row) => formatFailures(row) || <span className="text-quiet">Niets</span>,
  },
  {
    key: 'term',
    label: 'Projectterm',
    width: 7,
    value: ({ terms }) => terms.project,
    hint: ({ terms }) => `${terms.project}, ${terms.projects}`,
  },
  {
    key: 'hidden',
    label: 'Onderdelen verborgen',
    width: 9,
    value: formatParts,
    cell: (tenant) => formatParts(tenant) || <span className="text-quiet">Geen</span>,
  },
];
