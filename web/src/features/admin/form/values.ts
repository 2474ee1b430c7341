import type { ManagedTenant, NewTenant } from '@ploegplan/contract/admin.schemas';
import { limits } from '@ploegplan/contract/limits';
import { parseNumber } from '../../../lib/values/numbers.ts';

/** The values of the form. Hosts are lines of text; the first is the address in mails. */
export interface TenantValues {
  displayName: string;
  name: string;
  adminUsername: string;
  adminEmail: string;
  project: string;
  projects: string;
  hiddenParts: ManagedTenant['hiddenParts'];
  breakMinutes: string;
  photoSide: string;
  storageGigabytes: string;
  accentColor: string;
  logo: ManagedTenant['logo'];
  hosts: string;
}

export const emptyValues: TenantValues = {
  displayName: '',
  name: '',
  adminUsername: '',
  adminEmail: '',
  project: 'Project',
  projects: 'Projecten',
  hiddenParts: [],
  breakMinutes: '30',
  photoSide: String(limits.photoSide.usual),
  storageGigabytes: '',
  accentColor: '#0f5e6b',
  logo: 'ploegplan',
  hosts: '',
};

export const valuesOf = (tenant: ManagedTenant): TenantValues => ({
  ...emptyValues,
  displayName: tenant.displayName,
  name: tenant.name,
  project: tenant.terms.project,
  projects: tenant.terms.projects,
  hiddenParts: tenant.hiddenParts,
  breakMinutes: String(tenant.breakMinutes),
  photoSide: String(tenant.photoSide),
  storageGigabytes: String(tenant.storageGigabytes ?? ''),
  accentColor: tenant.accentColor,
  logo: tenant.logo,
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

export type Settings = Required<Omit<NewTenant, 'id' | 'admin'>>;

/** The request body. */
export const settingsOf = (values: TenantValues): Settings => ({
  name: values.name.trim(),
  displayName: values.displayName.trim(),
  logo: values.logo,
  accentColor: values.accentColor.trim().toLowerCase(),
  terms: { project: values.project.trim(), projects: values.projects.trim() },
  hiddenParts: values.hiddenParts.toSorted(),
  breakMinutes: parseNumber(values.breakMinutes) ?? Number.NaN,
  photoSide: parseNumber(values.photoSide) ?? Number.NaN,
  storageGigabytes: parseNumber(values.storageGigabytes),
  hosts: hostsOf(values),
});

export const adminOf = ({ adminUsername, adminEmail }: TenantValues): NewTenant['admin'] => ({
  username: adminUsername.trim().toLowerCase(),
  email: adminEmail.trim(),
});

export type Field = keyof TenantValues;
