import { automations } from '@ploegplan/contract/api-keys/automations';
import { expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeApiKey, makePlanningItem } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);

it.each(automations)(
  'the example ‘$title’ works with a key of its scopes',
  async ({ scopes, steps }) => {
    const { key } = await makeApiKey(tenant, { scopes: [...scopes] });
    const { id } = await makePlanningItem(tenant);
    const given = new Map<string, unknown>([
      ['id', id],
      ['cursor', ''],
      ['naam', 'Bakker'],
      ['e-mail', 'bakker@example.nl'],
      ['telefoon', '0612345678'],
      ['titel', 'Dakkapel'],
    ]);
    const fill = (text: string) =>
      text.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => String(given.get(name)));
    for (const { call } of steps) {
      if (!call) continue;
      const body = call.body && Object.entries(call.body).map(([name, text]) => [name, fill(text)]);
      const response = await browse(server, tenant).request(
        call.method,
        `/api${fill(call.path)}`,
        body && Object.fromEntries(body),
        { authorization: `Bearer ${key}` },
      );
      expect(response.statusCode, response.body).toBe(200);
      for (const [name, value] of Object.entries(response.json())) given.set(name, value);
    }
  },
);
