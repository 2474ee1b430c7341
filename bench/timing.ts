/**
 * Measures whether response times reveal known names (login, forgotten password, magic link), or whether the token of a planning link
 * or of the card of a scaffold that does not work once did. See docs/benchmarks.md.
 */
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { makeCard, revokeCard } from '@ploegplan/server/platform/scaffolds/cards';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import {
  makePlanningLink,
  makeProject,
  makeScaffold,
  makeTenant,
  makeUser,
  PASSWORD,
} from '@ploegplan/server/test/data/factories';
import { Client } from 'pg';
import { startApp, startPostgres } from './servers.ts';

const TRIES = 150;
const LINK_TRIES = 600;
const WARM_UP = 20;

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
const database = await openDatabase(ownerUrl, { maxConnections: 2 });
running.defer(() => database.close());
const tenant = await makeTenant({ database });
const { username } = await makeUser(tenant, {
  userType: 'employee',
  passwordHash: await hashPassword(PASSWORD),
});
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
running.defer(() => owner.end());
await owner.query('insert into tenant_hosts (host, tenant_id) values ($1, $2)', [
  '127.0.0.1',
  tenant.id,
]);
const app = running.use(await startApp({ ownerUrl, dataDir }));

const response = await fetch(`${app.address}/api/check-jwt`);
const [cookie = ''] = response.headers.getSetCookie().map((it) => it.split(';', 1)[0]);
const headers = {
  'content-type': 'application/json',
  cookie,
  'x-xsrf-token': decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
};

/** Milliseconds until the whole response has arrived. */
async function time(call: string, body: object): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${app.address}/api${call}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const took = performance.now() - start;
  if (![204, 401].includes(answer.status)) throw new Error(`${call}: ${answer.status}`);
  return took;
}

/** The probability that a request with a known name takes longer than one with an unknown name: 0.5 reveals nothing. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((value) => unknown.map((other) => (Math.sign(value - other) + 1) / 2));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

const calls: [call: string, body: (name: string) => object][] = [
  ['/login', (name) => ({ username: name, password: 'een-fout-wachtwoord' })],
  ['/passwordforgotten', (name) => ({ email: `${name}@example.nl` })],
  ['/magic-link', (name) => ({ email: `${name}@example.nl` })],
];
for (const [call, body] of calls) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < TRIES + WARM_UP; round += 1) {
    // The throttle would reject requests after ten; it counts both names the same.
    await owner.query('delete from rate_limits');
    const turns = [
      ['known', username],
      ['unknown', 'onbekende1'],
    ] as const;
    for (const [kind, name] of round % 2 === 0 ? turns : turns.toReversed()) {
      const took = await time(call, body(name));
      if (round >= WARM_UP) times[kind].push(took);
    }
  }
  console.log(
    `${call}: AUC ${areaUnderCurve(times.known, times.unknown).toFixed(3)} over ${TRIES} tries`,
  );
}

const revoked = await makePlanningLink(tenant);
await tenant.transact((tx) =>
  tx.deleteFrom('planning_links').where('id', '=', revoked.id).execute(),
);
const dead = {
  unknown: `${revoked.token.slice(0, -4)}AAAA`,
  expired: (await makePlanningLink(tenant, { validUntil: '2020-01-01' })).token,
  revoked: revoked.token,
};
await compare('planning link', dead, (token) => `/api/public-planning?token=${token}`);

const key = Buffer.alloc(32);
const scaffold = await makeScaffold(tenant, { project_id: await makeProject(tenant) });
await tenant.transact((tx) => tx.updateTable('tenants').set({ hidden_parts: [] }).execute());
const card = await tenant.transact((tx) => makeCard(tx, key, scaffold));
await tenant.transact((tx) => revokeCard(tx, scaffold));
const cards = { unknown: `${card.token.slice(0, -4)}AAAA`, revoked: card.token };
await compare('card of a scaffold', cards, (token) => `/steiger?k=${token}`);

/** Measures whether tokens that do not work any more take longer than the first, which never did. */
async function compare(
  name: string,
  tokens: Record<string, string>,
  getPath: (token: string) => string,
): Promise<void> {
  const kinds = Object.entries(tokens).map(([kind, token]) => ({
    kind,
    token,
    taken: [] as number[],
  }));
  for (let round = 0; round < LINK_TRIES + WARM_UP; round += 1) {
    await owner.query('delete from rate_limits');
    // Each kind comes first equally often.
    const turn = round % kinds.length;
    for (const { kind, token, taken } of [...kinds.slice(turn), ...kinds.slice(0, turn)]) {
      const start = performance.now();
      const answer = await fetch(app.address + getPath(token));
      await answer.arrayBuffer();
      const took = performance.now() - start;
      if (answer.status !== 404) throw new Error(`${kind}: ${answer.status}`);
      if (round >= WARM_UP) taken.push(took);
    }
  }
  const [unknown, ...others] = kinds;
  for (const { kind, taken } of others) {
    const area = areaUnderCurve(taken, unknown?.taken ?? []).toFixed(3);
    console.log(`${name}, ${kind} against unknown: AUC ${area} over ${LINK_TRIES} tries`);
  }
}
