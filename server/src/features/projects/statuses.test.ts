import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@ploegplan/contract/limits';
import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeProject, makeStatus, makeTenant } from '../../../test/data/factories.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
const { tenant, browser: office } = useVisitor(server);
let [first, second, third] = ['', '', ''];
beforeEach(async () => {
  first = await makeStatus(tenant, 'Aanvraag', 1);
  second = await makeStatus(tenant, 'Lopend', 2);
  third = await makeStatus(tenant, 'Gereed', 3);
});

const list = () => office.get(projectStatuses.list);
const inOrder = async () => (await list()).map(({ id }) => id);
const indexes = async () => (await list()).map(({ index }) => index);
const mutations = (project?: string) =>
  office.get(projectStatusMutations.list, { query: project ? { project } : {} });

it('GET /projectstatuses returns them in their order, each with its number of projects', async () => {
  for (const status_id of [second, second, null]) await makeProject(tenant, { status_id });
  await makeProject(tenant, { status_id: third, deleted_at: new Date() });
  expect(await list()).toMatchObject([
    { id: first, status: 'Aanvraag', index: 1, projectCount: 0 },
    { id: second, status: 'Lopend', index: 2, projectCount: 2 },
    { id: third, status: 'Gereed', index: 3, projectCount: 0 },
  ]);
});

describe('POST /projectstatuses', () => {
  it('adds a status at the end, once for a repeated id', async () => {
    const body = { id: randomUUIDv7(), status: 'Betaald', hue: 200, closed: true };
    const requests = Array.from({ length: 30 }, () => office.get(projectStatuses.create, { body }));
    const expected = { ...body, index: 4, projectCount: 0, version: 1 };
    expect(await Promise.all(requests)).toEqual(Array(30).fill(expected));
    expect((await list()).at(-1)).toEqual(expected);
  });

  it('gives simultaneous ones different positions', async () => {
    const labels = ['A', 'B', 'C', 'D', 'E'];
    await Promise.all(
      labels.map((status) => office.get(projectStatuses.create, { body: { status } })),
    );
    expect(await indexes()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('rejects one more than the most that can be put in order', async () => {
    await tenant.transact((tx) =>
      sql`insert into project_statuses (id, label, position)
          select gen_random_uuid(), n::text, n from generate_series(4, ${limits.projectStatuses}) n`.execute(
        tx,
      ),
    );
    const response = await office.call(projectStatuses.create, { body: { status: 'Nog een' } });
    expect(response.json().fields).toEqual([{ field: 'status', code: 'too-many' }]);
  });

  it('rejects an empty label at its field', async () => {
    const response = await office.call(projectStatuses.create, { body: { status: ' ' } });
    expect([response.statusCode, response.json().fields[0].field]).toEqual([400, 'status']);
  });
});

describe('PATCH /projectstatuses/:id', () => {
  it('changes only what is sent, and rejects a stale version with the current status', async () => {
    const params = { id: second };
    const body = { status: 'In uitvoering', version: 1 };
    const changed = await office.get(projectStatuses.change, { params, body });
    expect(changed).toMatchObject({
      status: 'In uitvoering',
      hue: null,
      closed: false,
      version: 2,
    });
    const stale = await office.call(projectStatuses.change, { params, body });
    expect(stale.json()).toMatchObject({ code: 'stale-version', current: changed });
    expect(
      (await office.call(projectStatuses.change, { params: { id: randomUUIDv7() }, body }))
        .statusCode,
    ).toBe(404);
  });
});

describe('POST /projectstatuses/order', () => {
  const order = (ids: string[]) => office.get(projectStatuses.order, { body: { ids } });

  it('numbers the statuses in the new order', async () => {
    const ordered = await order([third, first, second]);
    expect(ordered.map(({ id, index }) => [id, index])).toEqual([
      [third, 1],
      [first, 2],
      [second, 3],
    ]);
    expect(await inOrder()).toEqual([third, first, second]);
  });

  it('puts statuses that are not named last, and ignores a repeated id', async () => {
    await order([third, third, first]);
    expect(await inOrder()).toEqual([third, first, second]);
  });

  it('never leaves two statuses with one index after simultaneous orders', async () => {
    const orders = [
      [third, second, first],
      [second, first, third],
      [first, third, second],
    ];
    await Promise.all([...orders, ...orders, ...orders].map(order));
    expect(await indexes()).toEqual([1, 2, 3]);
  });

  it('rejects an unknown status and changes nothing', async () => {
    const elsewhere = await makeStatus(await makeTenant(server));
    for (const id of [randomUUIDv7(), elsewhere]) {
      const response = await office.call(projectStatuses.order, { body: { ids: [third, id] } });
      expect(response.json().fields).toEqual([{ field: 'ids', code: 'unknown-reference' }]);
    }
    expect(await inOrder()).toEqual([first, second, third]);
  });
});

describe('DELETE /projectstatuses/:id', () => {
  const remove = (id: string, move_to?: string) =>
    office.call(projectStatuses.remove, { params: { id }, query: move_to ? { move_to } : {} });

  it('deletes a status without projects and closes the gap', async () => {
    const gone = await makeProject(tenant, { status_id: first, deleted_at: new Date() });
    expect((await remove(first)).statusCode).toBe(204);
    expect((await list()).map(({ id, index }) => [id, index])).toEqual([
      [second, 1],
      [third, 2],
    ]);
    const row = await office.get(projects.get, { params: { id: gone } });
    expect(row.status).toBeNull();
    expect((await remove(first)).statusCode).toBe(404);
  });

  it('keeps a status in use and its projects, unless they get another', async () => {
    const id = await makeProject(tenant, { status_id: second });
    const refused = await remove(second);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'status-in-use']);
    expect((await office.get(projects.get, { params: { id } })).status).toBe(second);

    expect((await remove(second, third)).statusCode).toBe(204);
    expect(await office.get(projects.get, { params: { id } })).toMatchObject({
      status: third,
      version: 2,
    });
    expect(await mutations(id)).toMatchObject([{ from: 'Lopend', to: 'Gereed' }]);
  });

  it('moves more projects than a statement has parameters, deleted ones too', async () => {
    // Without the triggers for the log and live updates: they take most of the time, and a statement may take 10 s.
    await asOwner(
      server.ownerUrl,
      `alter table projects disable trigger user;
       insert into projects (tenant_id, id, title, hue, status_id, deleted_at)
       select '${tenant.id}', gen_random_uuid(), n::text, 200, '${second}', case when n = 1 then now() end
         from generate_series(1, 14000) n`,
    );
    const removed = await remove(second, third);
    await asOwner(server.ownerUrl, 'alter table projects enable trigger user');
    expect(removed.statusCode).toBe(204);
    expect((await list()).map(({ projectCount }) => projectCount)).toEqual([0, 13_999]);
  });

  it('waits for projects that get the status meanwhile, without a deadlock', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => makeProject(tenant, { status_id: second })),
    );
    const moves = ids.map((project) =>
      office.call(projectStatusMutations.create, { body: { project, status: first } }),
    );
    const back = ids.map((project) =>
      office.call(projectStatusMutations.create, { body: { project, status: second } }),
    );
    const answers = await Promise.all([...moves, remove(second, third), ...back]);
    const others = answers.filter(({ statusCode }) => ![200, 204, 400].includes(statusCode));
    expect(others.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual([]);
    expect((await list()).map(({ id }) => id)).toEqual([first, third]);
  });

  it.each(['mutation', 'change'] as const)(
    'waits for a %s that gives a project the status back, without a deadlock',
    async (kind) => {
      const project = await makeProject(tenant, { status_id: second });
      const params = { id: project };
      const giveBack = () =>
        kind === 'mutation'
          ? office.call(projectStatusMutations.create, { body: { project, status: second } })
          : office.call(projects.change, { params, body: { status: second, version: 1 } });
      const answers = await tenant.transact(async (tx) => {
        const waiting = async (count: number) => {
          const sessions = sql`select from pg_stat_activity
                              where datname = current_database() and wait_event_type = 'Lock'`;
          await expect.poll(async () => (await sessions.execute(tx)).rows.length).toBe(count);
        };
        const own = tx.updateTable('projects').where('id', '=', project);
        await own.set({ status_id: first }).execute();
        const given = giveBack();
        await waiting(1);
        const removed = remove(second, third);
        await waiting(2);
        return { given, removed };
      });
      expect((await answers.given).statusCode).toBe(200);
      expect((await answers.removed).statusCode).toBe(204);
      expect((await office.get(projects.get, { params })).status).toBe(third);
    },
  );

  it('rejects an unknown status to move to, and itself', async () => {
    for (const target of [randomUUIDv7(), second]) {
      const response = await remove(second, target);
      expect(response.json().fields).toEqual([{ field: 'move_to', code: 'unknown-reference' }]);
    }
    expect(await inOrder()).toEqual([first, second, third]);
  });
});

describe('status mutations', () => {
  const mutate = (body: { id?: string; project: string; status: string | null; remark?: string }) =>
    office.get(projectStatusMutations.create, { body });

  it('are recorded by every way to change a status, the newest first', async () => {
    const { id, version } = await office.get(projects.create, { body: { title: 'Kade' } });
    const params = { id };
    await office.get(projects.change, { params, body: { status: second, version } });
    await office.get(projects.change, { params, body: { title: 'Brug', version: version + 1 } });
    const made = await mutate({ project: id, status: third, remark: 'Akkoord van de klant' });
    expect(await office.get(projects.get, { params })).toMatchObject({ status: third, version: 4 });
    expect((await mutations(id)).map(({ from, to, remark }) => [from, to, remark])).toEqual([
      ['Lopend', 'Gereed', 'Akkoord van de klant'],
      ['Aanvraag', 'Lopend', ''],
      ['', 'Aanvraag', ''],
    ]);
    expect((await mutations())[0]).toEqual(made);
    expect(made).toMatchObject({ project: id, by: expect.stringContaining('gebruiker') });
  });

  it('keep the labels of statuses that were renamed or deleted', async () => {
    const project = await makeProject(tenant, { status_id: first });
    await mutate({ project, status: null });
    await office.get(projectStatuses.remove, { params: { id: first } });
    expect(await mutations(project)).toMatchObject([{ from: 'Aanvraag', to: '' }]);
  });

  it('change the project once for a repeated id', async () => {
    const project = await makeProject(tenant);
    const body = { id: randomUUIDv7(), project, status: second };
    const answers = await Promise.all(Array.from({ length: 10 }, () => mutate(body)));
    expect(new Set(answers.map(({ at }) => at)).size).toBe(1);
    expect(await mutations(project)).toHaveLength(1);
    expect(await office.get(projects.get, { params: { id: project } })).toMatchObject({
      version: 2,
    });
  });

  it('with a remark of the status that there is leave the project as it is', async () => {
    const project = await makeProject(tenant, { status_id: second });
    await mutate({ project, status: second, remark: 'Wacht op de klant' });
    expect(await mutations(project)).toMatchObject([{ remark: 'Wacht op de klant' }]);
    const params = { id: project };
    expect(await office.get(projects.get, { params })).toMatchObject({ version: 1 });
  });

  it('reject another change under an id that was used, and change nothing', async () => {
    const project = await makeProject(tenant);
    const body = { id: randomUUIDv7(), project, status: second };
    await mutate(body);
    for (const other of [{ status: third }, { remark: 'Anders' }]) {
      const response = await office.call(projectStatusMutations.create, {
        body: { ...body, ...other },
      });
      expect(response.json().fields).toEqual([{ field: 'id', code: 'taken' }]);
    }
    expect(await mutations(project)).toHaveLength(1);
  });

  it('reject an unknown project or status at its field', async () => {
    const elsewhere = await makeTenant(server);
    const project = await makeProject(tenant);
    const bodies = [
      { field: 'project', project: await makeProject(elsewhere), status: second },
      { field: 'status', project, status: await makeStatus(elsewhere) },
    ];
    for (const { field, ...body } of bodies) {
      const response = await office.call(projectStatusMutations.create, { body });
      expect([response.statusCode, response.json().fields]).toEqual([
        400,
        [{ field, code: 'unknown-reference' }],
      ]);
    }
    expect(await mutations(project)).toEqual([]);
  });
});
