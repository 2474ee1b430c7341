import type { ManagedTenant, NewTenant } from '@ploegplan/contract/admin/schemas';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { emptyLook, type LookValues, toLook, toSentLook } from '../../../ui/tenant/look-fields.tsx';

/** Values that only a god sets. Hosts are lines of text; the first is the address in mails. */
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

export const toFormValues = (tenant: ManagedTenant): TenantValues => ({
  ...emptyValues,
  ...toLook(tenant),
  name: tenant.name,
  logo: tenant.logo,
  storageGigabytes: String(tenant.storageGigabytes ?? ''),
  hosts: tenant.hosts.join('\n'),
});

/** The hosts in the order in which they were typed. */
export const parseHosts = ({ hosts }: Pick<TenantValues, 'hosts'>): string[] => [
  ...new Set(
    hosts
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

type Settings = Required<Omit<NewTenant, 'id' | 'admin'>>;

/** The request body. */
export const toSettings = (values: TenantValues): Settings => ({
  ...toSentLook(values),
  name: values.name.trim(),
  logo: values.logo,
  storageGigabytes: parseNumber(values.storageGigabytes),
  hosts: parseHosts(values),
});

export const toAdmin = ({ adminUsername, adminEmail }: TenantValues): NewTenant['admin'] => ({
  username: adminUsername.trim().toLowerCase(),
  email: adminEmail.trim(),
});
