import { randomUUIDv7 } from 'node:crypto';
import type { NoticeKind } from '@ploegplan/contract/notices/schemas';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import type { EmployeeMail } from '../mail/account-mails.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** What an employee is told. */
export interface NewNotice {
  employeeId: string;
  kind: NoticeKind;
  /** What it is about, in the company: the same key again is the same notice, which is not sent again. */
  key: string;
  title: string;
  /** Day, time and project; a push message has it, so it holds nothing of other people. */
  body: string;
  /** The page of the app that it leads to, as '/own-leave'. */
  path: string;
  /** The day that it is about. */
  date?: string | null;
  /** The mail with a text of its own; otherwise title and body are the mail. */
  mail?: EmployeeMail;
  /** True: it goes by mail only. */
  byMail?: boolean;
}

export const NoticeJob = z.object({ tenantId: z.uuid(), noticeId: z.uuid() });
export type NoticeJob = z.infer<typeof NoticeJob>;

/** Tells employees what changed for them. It only adds rows and jobs: what is sent goes after the transaction has committed. */
export class Notices {
  readonly #jobs: Pick<Jobs, 'sendAll'>;

  constructor(jobs: Pick<Jobs, 'sendAll'>) {
    this.#jobs = jobs;
  }

  /** Leaves out what its employee has switched off. Returns how many are new. */
  async notifyEmployees(tx: TenantTx, notices: readonly NewNotice[]): Promise<number> {
    const rows = notices.map((notice) => ({ ...notice, id: randomUUIDv7() }));
    const { rows: added } = await sql<NoticeJob>`
      insert into notices (id, employee_id, kind, key, title, body, path, date, mail, by_mail)
      select id, "employeeId", kind, key, title, body, path, date, mail, coalesce("byMail", false)
        from jsonb_to_recordset(${JSON.stringify(rows)}) as n (
          id uuid, "employeeId" uuid, kind text, key text, title text, body text, path text, date date, mail jsonb, "byMail" boolean)
       where not exists (select from notice_choices c where c.employee_id = n."employeeId" and n.kind = any (c.kinds_off))
      on conflict (tenant_id, key) do nothing
      returning tenant_id as "tenantId", id as "noticeId"`.execute(tx);
    await this.#jobs.sendAll(tx, 'notices', added);
    return added.length;
  }
}
