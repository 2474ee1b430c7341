import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';

export const makeTestTenant = (values: Partial<ManagedTenant> = {}): ManagedTenant => ({
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'devries',
  displayName: 'Bouwbedrijf De Vries',
  logo: 'ploegplan',
  logoUrl: '/logos/ploegplan.svg',
  hasLogoImage: false,
  accentColor: '#0f5e6b',
  terms: { project: 'Project', projects: 'Projecten' },
  hiddenParts: [],
  storageGigabytes: null,
  hosts: [],
  address: 'http://devries.localhost:3000',
  blocked: false,
  deletesAt: null,
  version: 1,
  ...values,
});
