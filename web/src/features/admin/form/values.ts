import type { ManagedTenant, NewTenant } from '@ploegplan/contract/admin/schemas';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { emptyLook, type LookValues, lookOf, sentLook } from '../../../ui/tenant/look-fields.tsx';

/** What only a god sets. Hosts are lines of text; the first is the address in mails. */
interface OwnValues {
  name: string;
  logo: ManagedTenant['logo'];
  adminUsername: string;
  adminEmail: string;
  storageGigabytes: string;
  hosts: string;
}

/** The values of the form. */
export interface TenantValues extends LookValues, OwnValues {}

export type OwnField = keyof OwnValues;

export const emptyValues: TenantValues = {
  ...emptyLook,
  name: '',
  logo: 'ploegplan',
  adminUsername: '',
  adminEmail: '',
  storageGigabytes: '',
  hosts: '',
};

export const valuesOf = (tenant: ManagedTenant): TenantValues => ({
  ...emptyValues,
  ...lookOf(tenant),
  name: tenant.name,
  logo: tenant.logo,
  storageGigabytes: String(tenant.storageGigabytes ?? ''),
  hosts: tenant.hosts.join('\n'),
});

/** The hosts in the order in which they were typed. */
export const hostsOf = ({ hosts }: Pick<TenantValues, 'hosts'>): string[] => [
  ...new Set(
    hosts
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

type Settings = Required<Omit<NewTenant, 'id' | 'admin'>>;

/** The request body. */
export const settingsOf = (values: TenantValues): Settings => ({
  ...sentLook(values),
  name: values.name.trim(),
  logo: values.logo,
  storageGigabytes: parseNumber(values.storageGigabytes),
  hosts: hostsOf(values),
});

export const adminOf = ({ adminUsername, adminEmail }: TenantValues): NewTenant['admin'] => ({
  username: adminUsername.trim().toLowerCase(),
  email: adminEmail.trim(),
});
