import { randomUUIDv7 } from 'node:crypto';
import type { ReportDecision, ScaffoldReport } from '@ploegplan/contract/scaffold-cards/schemas';
import { sql } from 'kysely';
import { findUploader } from '../../platform/gallery/repository.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { recordEvents } from '../../platform/scaffolds/register.ts';
import type { Session } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Keeps what a visitor reported until the office decides; returns its id. */
export async function insertReport(
  tx: TenantTx,
  scaffoldId: string,
  text: string,
): Promise<string> {
  const id = randomUUIDv7();
  await tx.insertInto('scaffold_reports').values({ id, scaffold_id: scaffoldId, text }).execute();
  return id;
}

/** The reports that wait for a decision, the oldest first. */
export async function listOpenReports(tx: TenantTx): Promise<ScaffoldReport[]> {
  const { rows } = await sql<Omit<ScaffoldReport, 'at'> & { at: Date }>`
    select r.id, s.id as "scaffoldId", s.number, p.title as "projectTitle", r.text, r.at,
           array(select filename from images i where i.scaffold_report_id = r.id order by i.uploaded_at, i.id) as photos
      from scaffold_reports r
      join scaffolds s on s.id = r.scaffold_id
      join projects p on p.id = s.project_id
     where r.decision is null and s.deleted_at is null
     order by r.at, r.id`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Accepts a report, which is then an event of the scaffold with the same id, or dismisses it. */
export async function decideReport(
  tx: TenantTx,
  session: Session,
  id: string,
  { decision }: ReportDecision,
): Promise<void> {
  const report = requireFound(
    await tx
      .selectFrom('scaffold_reports')
      .select(['scaffold_id as scaffoldId', 'text', 'at', 'decision'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (report.decision === decision) return;
  if (report.decision !== null) throw new HttpProblem('already-decided');
  const { name } = await findUploader(tx, session);
  if (decision !== 'dismiss') {
    const { scaffoldId, text } = report;
    const toState = decision === 'close-off' ? ('closed-off' as const) : null;
    const event = { id, scaffoldId, kind: 'incident' as const, toState, answers: [] };
    await recordEvents(
      tx,
      [{ ...event, at: new Date().toISOString(), remark: `Gemeld via de kaart: ${text}` }],
      { employeeId: null, name },
    );
    // The photos go with it, so that they stand with what happened.
    await tx
      .updateTable('images')
      .set({ scaffold_event_id: id, scaffold_report_id: null })
      .where('scaffold_report_id', '=', id)
      .execute();
  }
  await tx
    .updateTable('scaffold_reports')
    .set({ decision, decided_at: sql<Date>`now()`, decided_by: name })
    .where('id', '=', id)
    .execute();
}
