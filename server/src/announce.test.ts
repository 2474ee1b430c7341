import { expect, test } from 'vitest';
import { formatAnnouncement } from './announce.ts';
import { demoCompanies } from './demo/seed.ts';
import type { Tenant } from './platform/tenants/directory.ts';

const product = { host: '127.0.0.1', publicUrl: null };

const tenants: Tenant[] = demoCompanies.map(({ id, name, displayName }) => ({
  id,
  name,
  displayName,
  logo: '',
  hasLogoImage: false,
  logoVersion: 0,
  accentColor: '',
  projectTerm: '',
  projectsTerm: '',
  hiddenParts: [],
  workingWeek: [],
  noticeDays: 60,
  linkDays: 30,
  restoreDays: 30,
  helpContact: { name: '', phonenumber: '', email: '' },
  ownLimits: [],
  companyLogin: '',
  otherWork: false,
  photoSide: 2_560,
  storageGigabytes: null,
  hosts: [],
  blocked: false,
  deletesAt: null,
  version: 1,
}));

test('lists the addresses and accounts of the demo tenants', () => {
  expect(formatAnnouncement(product, { port: 3000, tenants })).toMatch(
    new RegExp(
      [
        '^Ploegplan \\d+\\.\\d+\\.\\d+ is ready: http://localhost:3000',
        '  demo .+: http://demo.localhost:3000',
        '  demo .+: http://steigerbouw.localhost:3000',
        '  demo .+: http://gevelwerk.localhost:3000',
        '  demo accounts: god, admin, voorman, werknemer; password: welkom-bij-ploegplan$',
      ].join('\n'),
    ),
  );
});

test('contains only the address without demo tenants', () => {
  const other = tenants.map((tenant) => ({
    ...tenant,
    id: '0191d1a0-0000-7000-8000-000000000000',
  }));
  expect(
    formatAnnouncement({ ...product, host: '10.0.0.5' }, { port: 8080, tenants: other }),
  ).toMatch(/^Ploegplan [\d.]+ is ready: http:\/\/10\.0\.0\.5:8080$/);
});

test('prefers the public URL to the local address', () => {
  const publicUrl = 'https://planning.example.nl';
  const text = formatAnnouncement({ ...product, publicUrl }, { port: 3000, tenants });
  expect(text).toContain('is ready: https://planning.example.nl\n');
  expect(text).toContain(': https://demo.planning.example.nl\n');
});
