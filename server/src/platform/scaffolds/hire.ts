import { randomUUIDv7 } from 'node:crypto';
import type { HiredScaffold, NewHireEnd } from '@ploegplan/contract/scaffold-hire/schemas';
import { type RawBuilder, sql } from 'kysely';
import { HttpProblem } from '../http/problem.ts';
import { createToken, hashToken } from '../sessions/secret-tokens.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { lockScaffold } from './cards.ts';

/** The days for which a mailed link confirms a notice. */
export const CONFIRM_DAYS = 7;

/** Scaffolds that were handed over, each with its hire, by number. */
export async function listHired(
  tx: TenantTx,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<HiredScaffold[]> {
  const { rows } = await sql<HiredScaffold>`
    select s.id, s.number, s.place, s.project_id as "projectId", s.unit, s.amount::float as amount, e.first_day as "from",
           case when h.last_day is not null or e.dismantled_on is not null
                then greatest(e.first_day, least(h.last_day, e.dismantled_on)) end as "to",
           coalesce(concat_ws(' · ', h.name, nullif(h.email, '')), '') as "noticeBy"
      from scaffolds s
      join lateral (
        select (min(at) filter (where to_state = 'handed-over') at time zone 'Europe/Amsterdam')::date as first_day,
               (min(at) filter (where to_state = 'dismantled') at time zone 'Europe/Amsterdam')::date as dismantled_on
          from scaffold_events where scaffold_id = s.id) e on e.first_day is not null
      left join scaffold_hire_ends h on h.scaffold_id = s.id and h.confirmed_at is not null and h.withdrawn_at is null
     where s.deleted_at is null and ${condition}
     order by s.number collate "nl-x-icu", s.id`.execute(tx);
  return rows;
}

export const findHired = async (tx: TenantTx, id: string): Promise<HiredScaffold | undefined> =>
  (await listHired(tx, sql`s.id = ${id}`))[0];

/** Withdraws the notice that counts, if there is one. */
export async function withdrawHireEnd(tx: TenantTx, scaffoldId: string): Promise<void> {
  await tx
    .updateTable('scaffold_hire_ends')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('scaffold_id', '=', scaffoldId)
    .where('confirmed_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Records a notice of the office in the place of the one before. The hire does not end before it begins. */
export async function recordHireEnd(
  tx: TenantTx,
  scaffoldId: string,
  { lastDay, name }: NewHireEnd,
): Promise<void> {
  await lockScaffold(tx, scaffoldId);
  const hired = await findHired(tx, scaffoldId);
  if (!hired || lastDay < hired.from) {
    throw new HttpProblem('validation', { fields: [{ field: 'lastDay', code: 'before-hire' }] });
  }
  await withdrawHireEnd(tx, scaffoldId);
  await tx
    .insertInto('scaffold_hire_ends')
    .values({
      id: randomUUIDv7(),
      scaffold_id: scaffoldId,
      last_day: lastDay,
      name,
      confirmed_at: sql<Date>`now()`,
    })
    .execute();
}

/** Keeps a notice of a visitor, which counts once it is confirmed; returns its id. */
export async function requestHireEnd(
  tx: TenantTx,
  scaffoldId: string,
  { lastDay, name, email }: NewHireEnd & { email: string },
): Promise<string> {
  const id = randomUUIDv7();
  await tx
    .insertInto('scaffold_hire_ends')
    .values({ id, scaffold_id: scaffoldId, last_day: lastDay, name, email })
    .execute();
  return id;
}

export interface HireEnd {
  id: string;
  scaffoldId: string;
  number: string;
  place: string;
  lastDay: string;
  name: string;
  email: string;
  isConfirmed: boolean;
}

async function findHireEnd(
  tx: TenantTx,
  condition: RawBuilder<boolean>,
): Promise<HireEnd | undefined> {
  const { rows } = await sql<HireEnd>`
    select h.id, s.id as "scaffoldId", s.number, s.place, h.last_day as "lastDay", h.name, h.email,
           h.confirmed_at is not null as "isConfirmed"
      from scaffold_hire_ends h join scaffolds s on s.id = h.scaffold_id
     where ${condition} and s.deleted_at is null and h.withdrawn_at is null
       and h.requested_at > now() - make_interval(days => ${CONFIRM_DAYS}::int)`.execute(tx);
  return rows[0];
}

export const findHireEndByToken = (tx: TenantTx, token: string): Promise<HireEnd | undefined> =>
  findHireEnd(tx, sql`h.token_hash = ${hashToken(token)}`);

/** Gives a notice that waits for its confirmation a token; undefined when it waits no more. */
export async function issueHireEndToken(
  tx: TenantTx,
  id: string,
): Promise<(HireEnd & { token: string }) | undefined> {
  const found = await findHireEnd(tx, sql`h.id = ${id} and h.confirmed_at is null`);
  if (!found) return undefined;
  const { token, hash } = createToken();
  await tx
    .updateTable('scaffold_hire_ends')
    .set({ token_hash: hash })
    .where('id', '=', id)
    .execute();
  return { ...found, token };
}

/** Confirms a notice, so that it counts. Returns false when another one counts already. */
export async function confirmHireEnd(
  tx: TenantTx,
  { id, scaffoldId }: Pick<HireEnd, 'id' | 'scaffoldId'>,
): Promise<boolean> {
  await lockScaffold(tx, scaffoldId);
  const { rows } = await sql`
    update scaffold_hire_ends h set confirmed_at = coalesce(confirmed_at, now())
     where id = ${id} and not exists (
       select from scaffold_hire_ends other where other.scaffold_id = h.scaffold_id and other.id <> h.id
          and other.confirmed_at is not null and other.withdrawn_at is null)
    returning id`.execute(tx);
  return rows.length > 0;
}
