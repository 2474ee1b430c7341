import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { describe, expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeTenant } from '../../../test/data/factories.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';

describe('GET /tenant', () => {
  const server = useServer();
  const tenant = useTenant(server);

  const nameAt = async (host: string) => {
    const response = await server.app.inject({ url: '/api/tenant', headers: { host } });
    return response.json().name ?? response.json().code;
  };

  it('returns the public data of the tenant, without a session', async () => {
    expect(await browse(server, tenant).get(tenants.current)).toEqual({
      name: tenant.name,
      displayName: `Bedrijf ${tenant.name}`,
      logo: '/logos/ploegplan.svg',
      accentColor: '#0f5e6b',
      terms: { project: 'Project', projects: 'Projecten' },
      hiddenParts: [],
      workingWeek: usualWeek,
      photoSide: 2_560,
      noticeDays: 60,
      linkDays: 30,
      restoreDays: 30,
      helpContact: { name: '', phonenumber: '', email: '' },
      otherWork: false,
      ownLimits: [],
      breakMinutes: 30,
    });
  });

  it('returns the terms and hidden parts of the tenant', async () => {
    await asOwner(
      server.ownerUrl,
      `update tenants set project_term = 'Steiger', projects_term = 'Steigers',
         hidden_parts = '{hours,materials,unknown}' where id = '${tenant.id}'`,
    );
    expect(await browse(server, tenant).get(tenants.current)).toMatchObject({
      terms: { project: 'Steiger', projects: 'Steigers' },
      hiddenParts: ['materials', 'hours'],
    });
  });

  it('finds the tenant by the first label of the host, ignoring case, port and domain', async () => {
    const { name } = tenant;
    for (const host of [`${name}.localhost:3000`, name, `${name.toUpperCase()}.example.nl.`]) {
      expect(await nameAt(host)).toBe(name);
    }
    expect(await nameAt(`www.${name}.nl`)).toBe('unknown-host');
  });

  it('finds the tenant by a listed host first', async () => {
    const other = await makeTenant(server);
    const host = `${other.name}.example.nl`;
    await asOwner(server.ownerUrl, `insert into tenant_hosts values ('${host}', '${tenant.id}')`);
    expect(await nameAt(host)).toBe(tenant.name);
    expect(await nameAt(other.host)).toBe(other.name);
  });
});
