import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { SlipContent, SlipDraft } from '@ploegplan/contract/slips/schemas';
import type { SlipStrokes } from '@ploegplan/contract/slips/signing.schemas';
import { sql } from 'kysely';
import { type Actor, saveSlip, setSlipState, signSlip } from '../features/slips/service.ts';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import type { DemoCompany } from './companies/company.ts';

interface DemoSlip {
  kind: SlipDraft['kind'];
  what: string;
  basis: 'hours-and-materials' | 'fixed' | 'estimate';
  cents: number;
  hours: number;
  daysAgo: number;
  answer?: 'signed' | 'refused' | 'absent';
  mark?: 'invoiced' | 'disputed';
}

const slips: readonly DemoSlip[] = [
  {
    ...{ kind: 'extra-work', what: 'Sparing in de kelderwand alsnog uitgehakt', basis: 'fixed' },
    ...{ cents: 68_000, hours: 4, daysAgo: 12, answer: 'signed', mark: 'invoiced' },
  },
  {
    ...{ kind: 'day-rate', what: 'Opruimen na lekkage bij de buren', basis: 'hours-and-materials' },
    ...{ cents: 6_250, hours: 3, daysAgo: 9, answer: 'signed', mark: 'disputed' },
  },
  {
    ...{ kind: 'extra-work', what: 'Extra trap naar het dak', basis: 'estimate' },
    ...{ cents: 140_000, hours: 0, daysAgo: 7, answer: 'refused' },
  },
  {
    ...{ kind: 'day-rate', what: 'Wachten op de kraan van derden', basis: 'hours-and-materials' },
    ...{ cents: 6_250, hours: 2, daysAgo: 4, answer: 'signed' },
  },
  {
    ...{ kind: 'extra-work', what: 'Afdekken van de gevel tegen regen', basis: 'fixed' },
    ...{ cents: 42_500, hours: 0, daysAgo: 2, answer: 'absent' },
  },
  {
    ...{ kind: 'extra-work', what: 'Doorgang voor leveranciers', basis: 'estimate' },
    ...{ cents: 95_000, hours: 0, daysAgo: 1 },
  },
];

/** A signature that looks like one. */
const strokes: SlipStrokes = [
  Array.from({ length: 60 }, (_, at) => ({
    x: 60 + at * 7,
    y: Math.round(120 + 60 * Math.sin(at / 3) * Math.cos(at / 11)),
    t: at * 16,
  })),
];

const orderedBy = { name: 'Mirjam de Graaf', role: 'Uitvoerder', email: '' };

/** Slips of extra work in each state, on works that were planned. */
export async function makeDemoSlips(
  tx: TenantTx,
  { id: tenantId, displayName }: DemoCompany,
  { today, author }: { today: string; author: string },
): Promise<void> {
  await sql`select set_config('app.user_id', ${author}, true)`.execute(tx);
  const actor: Actor = {
    tenant: { id: tenantId, displayName },
    session: {
      ...{ id: author, userId: author, username: 'admin', userType: 'admin', employeeId: null },
      ...{ alsoEmployee: false, needsPasswordChange: false, expiresAt: new Date() },
      ...{ factorStep: undefined, needsFactor: false, byCompany: false, confirmedAt: null },
    },
  };
  const mails = { sendSlip: async () => undefined };
  for (const { kind, what, basis, cents, hours, daysAgo, answer, mark } of slips) {
    const day = addDays(today, -daysAgo);
    const { rows } = await sql<{ projectId: string; employeeId: string; date: string }>`
      select i.project_id as "projectId", a.employee_id as "employeeId", a.date
        from planning_assignments a join planning_items i on i.id = a.planning_item_id
       where a.date <= ${day} and i.project_id is not null and not a.is_draft
       order by a.date desc, i.project_id, a.employee_id limit 1`.execute(tx);
    const [work] = rows;
    if (!work) return;
    const { projectId, employeeId, date } = work;
    const content: SlipContent = {
      ...{ what, orderedBy, materials: [], photos: [] },
      price: { basis, cents, toldAt: `${date}T05:40:00.000Z` },
      lines: hours > 0 ? [{ employeeId, date, hours }] : [],
    };
    const id = randomUUIDv7();
    await saveSlip(tx, actor, id, { kind, projectId, version: 1, content });
    if (!answer) continue;
    const isSigned = answer === 'signed';
    const body = {
      ...{ id: randomUUIDv7(), version: 1, outcome: answer, device: 'Telefoon van de uitvoerder' },
      ...{ name: orderedBy.name, role: orderedBy.role, email: '', position: null },
      reason: isSigned
        ? ''
        : answer === 'absent'
          ? 'Was niet op het werk'
          : 'Valt onder het bestek',
      strokes: isSigned ? strokes : [],
      at: `${date}T14:20:00.000Z`,
    };
    await signSlip(tx, actor, { id, body, hashes: new Map(), mails });
    if (mark) await setSlipState(tx, actor, id, { state: mark });
  }
}
