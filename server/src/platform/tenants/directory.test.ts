import { describe, expect, it } from 'vitest';
import { makeTenant } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';
import { TenantDirectory } from './directory.ts';

const server = useServer();

async function start(publicUrl: string | null) {
  const { id, name } = await makeTenant(server);
  const listed = `planning-${name}.example.com`;
  await server.database.pool.query('insert into tenant_hosts (host, tenant_id) values ($1, $2)', [
    listed,
    id,
  ]);
  const directory = new TenantDirectory(server.database.pool, publicUrl);
  const find = async (host: string) => (await directory.byHost(host))?.name;
  return { name, listed, find };
}

describe('with a public URL', () => {
  it('a company is found at its name before that host, and at its listed hosts', async () => {
    const { name, listed, find } = await start('https://planning.example.nl:8443');
    expect(await find(`${name}.planning.example.nl`)).toBe(name);
    expect(await find(`${name.toUpperCase()}.Planning.Example.nl.`)).toBe(name);
    expect(await find(listed)).toBe(name);
  });

  it.each([
    (name: string) => name,
    (name: string) => `${name}.localhost`,
    (name: string) => `${name}.example.nl`,
    (name: string) => `${name}.aanvaller.example`,
    (name: string) => `${name}.planning.example.nl.aanvaller.example`,
    (name: string) => `${name}.test.planning.example.nl`,
    (name: string) => `${name}.xplanning.example.nl`,
    () => 'planning.example.nl',
  ])('no company is found at any other host (%#)', async (hostOf) => {
    const { name, find } = await start('https://planning.example.nl');
    expect(await find(hostOf(name))).toBeUndefined();
  });
});

it('without a public URL a company is found at any host that begins with its name', async () => {
  const { name, listed, find } = await start(null);
  expect(await find(`${name}.localhost`)).toBe(name);
  expect(await find(`${name}.kantoor.lan`)).toBe(name);
  expect(await find(listed)).toBe(name);
});
