import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeClient, makeTenant, type TestTenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/server.ts';
import { AnswerCache } from './answer-cache.ts';
import type { Transact } from './snapshots.ts';

const server = useServer();
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant(server);
});

/** A text of a thousand bytes that is another one each time it is read. */
const random = sql<string>`select rpad(random()::text, 1000) || pg_sleep(0.05)::text`;
const join = (parts: readonly string[]) => parts.join();
const asker =
  (cache: AnswerCache, text = random) =>
  async (name = 'one', of = tenant, transact: Transact = of.transact) => {
    const question = {
      tenant: of,
      name,
      subjects: ['clients'],
      parts: [text],
      join,
      held: undefined,
    };
    const { text: answer } = await cache.answer({ ...question, transact });
    return answer?.body.toString();
  };

describe('AnswerCache', () => {
  it('reads once for simultaneous requests and for later ones, until something changes', async () => {
    const ask = asker(new AnswerCache());
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    const [first] = answers;
    expect(new Set([...answers, await ask()])).toEqual(new Set([first]));
    await makeClient(tenant);
    expect(await ask()).not.toBe(first);
  });

  it('takes what another request has read while this one asked whether its own was current', async () => {
    const ask = asker(new AnswerCache());
    const { promise: isRead, resolve } = Promise.withResolvers<void>();
    const slowly: Transact = async (work) => {
      const result = await tenant.transact(work);
      await isRead;
      return result;
    };
    const late = ask('one', tenant, slowly);
    const first = await ask();
    resolve();
    expect(await late).toBe(first);
  });

  it('does not give a request the read that began before a change that it has seen', async () => {
    const cache = new AnswerCache();
    const counted = sql<string>`select count(*) || pg_sleep(0.2)::text from clients`;
    const ask = asker(cache, counted);
    const reading = new Promise<void>((resolve) => {
      setTimeout(resolve, 100);
    });
    const before = ask();
    await reading;
    await makeClient(tenant);
    expect(await Promise.all([before, ask(), ask()])).toEqual(['0', '1', '1']);
  });

  it('is not invalidated by other subjects or tenants, and never answers those', async () => {
    const ask = asker(new AnswerCache());
    const first = await ask();
    const elsewhere = await makeTenant(server);
    await makeClient(elsewhere);
    expect(await ask('one', elsewhere)).not.toBe(first);
    expect(await ask('two')).not.toBe(first);
    expect(await ask()).toBe(first);
  });

  it('keeps what fits, and drops what was not used for longest', async () => {
    const ask = asker(new AnswerCache(5_000));
    const [one, two] = [await ask('one'), await ask('two')];
    expect([await ask('one'), await ask('two'), await ask('one')]).toEqual([one, two, one]);
    await ask('three');
    expect(await ask('one')).toBe(one);
    expect(await ask('two')).not.toBe(two);
  });

  it('reads parts at once in one snapshot, and in turn when too many are read at once', async () => {
    const counted = sql<string>`select count(*)::text || pg_sleep(0.2)::text from clients`;
    const cache = new AnswerCache();
    const ask = (name: string) => {
      let connections = 0;
      const transact: typeof tenant.transact = async (work) => {
        connections += 1;
        // The second reads the first part, the third the other one.
        if (connections === 3) await makeClient(tenant);
        return tenant.transact(work);
      };
      const parts = [counted, counted];
      const question = { tenant, name, subjects: ['clients'], parts, join, held: undefined };
      const answer = cache.answer({ ...question, transact });
      return answer.then(({ text }) => ({ parts: text?.body.toString(), connections }));
    };
    const first = ask('one');
    expect(await first).toEqual({ parts: '0,0', connections: 3 });
    const three = await Promise.all([ask('two'), ask('three'), ask('four')]);
    expect(three.filter(({ connections }) => connections === 3)).toHaveLength(2);
    for (const { parts } of three) expect(parts).toMatch(/^(\d),\1$/);
  });

  it('reads again after a failed read', async () => {
    const cache = new AnswerCache();
    const question = { tenant, name: 'one', subjects: ['clients'], join, held: undefined };
    const failing = {
      ...question,
      parts: [sql<string>`select 1 / 0 || ''`],
      transact: tenant.transact,
    };
    const failed = await Promise.allSettled([cache.answer(failing), cache.answer(failing)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await asker(cache)()).toBeDefined();
  });
});
