import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';
import { Logo } from '../../ui/Logo.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { partsText } from '../../ui/tenant/labels.ts';
import classes from './admin.module.css';
import { TenantStatus } from './TenantStatus.tsx';
import { hostText, statusText } from './tenant-texts.ts';

export const tenantColumns: Columns<ManagedTenant> = [
  {
    key: 'name',
    label: 'Naam',
    width: 20,
    value: ({ displayName }) => displayName,
    alsoFoundBy: ({ name, hosts }) => [name, ...hosts].join('\n'),
    cell: (tenant) => (
      <span className={classes.name}>
        <span className={classes.thumb}>
          <Logo src={tenant.logoUrl} alt="" height={24} />
        </span>
        <span className={classes.cut}>{tenant.displayName}</span>
      </span>
    ),
  },
  {
    key: 'address',
    label: 'Adres',
    width: 15,
    value: hostText,
    hint: ({ address }) => address,
    cell: (tenant) => (
      <a
        data-actions
        className={classes.address}
        href={tenant.address}
        target="_blank"
        rel="noreferrer"
      >
        {hostText(tenant)}
      </a>
    ),
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
    value: partsText,
    cell: (tenant) => partsText(tenant) || <span className={classes.quiet}>Geen</span>,
  },
  {
    key: 'status',
    label: 'Status',
    width: 6,
    value: statusText,
    cell: (tenant) => <TenantStatus tenant={tenant} />,
  },
];
