import { getToday } from '@ploegplan/contract/dates/dates';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { fromQuarters } from '@ploegplan/contract/rules/leave/hours';
import { HttpProblem } from '../../platform/http/problem.ts';
import { writeToEmployee } from '../../platform/languages.ts';
import { readLapsingLeave } from '../../platform/leave/balances.ts';
import { lockStaff } from '../../platform/leave/rows.ts';
import { keepLeave } from '../../platform/leave/sync.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import { createDecidedTexts, formatWarning } from '../../platform/mail/leave-mail-texts.ts';
import { findEmployeeAddresses, findOffice } from '../../platform/mail/repository.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertWarning } from './repository.ts';

interface Mailing {
  mails: AccountMails;
  tenantId: string;
}

/** Tells the office of a request: that it was made, stands without an answer, or cannot stand. */
export async function sendRequestMails(tx: TenantTx, { mails, tenantId }: Mailing, id: string) {
  for (const { id: userId } of await findOffice(tx)) {
    await mails.sendLeaveRequested(tx, { tenantId, userId, requestId: id });
  }
}

/** Tells the employee how a request ended. Only the mail has the word of the office. */
export async function notifyOfDecision(tx: TenantTx, notices: Notices, request: LeaveRequest) {
  const { id, employeeId, state } = request;
  const texts = await writeToEmployee(tx, employeeId, () => createDecidedTexts(request));
  const { subject: title, body } = texts;
  const mail = { kind: 'leave', mail: 'leave-decided', subjectId: id } as const;
  const notice = { employeeId, kind: 'leave', key: `leave ${id} ${state}`, title, body } as const;
  await notices.notifyEmployees(tx, [{ ...notice, path: '/own-leave', mail }]);
}

/**
 * Tells employees which statutory leave lapses next, and keeps what was told (BW 7:640a). It counts once the mail was sent.
 * Employees without such leave are left out; those without a mail address are told otherwise, which the office records.
 */
export async function warnOfLapse(
  tx: TenantTx,
  { mails, tenantId }: Mailing,
  employeeIds: readonly string[],
): Promise<{ warned: number; withoutMail: string[] }> {
  await keepLeave(tx);
  const locked = await lockStaff(tx, employeeIds);
  if (locked.length < new Set(employeeIds).size) throw new HttpProblem('not-found');
  const lapsing = await readLapsingLeave(tx, employeeIds, getToday());
  const addresses = await findEmployeeAddresses(tx, employeeIds);
  const withoutMail: string[] = [];
  for (const [employeeId, { expiresOn, quarters }] of lapsing) {
    const text = formatWarning({ expiresOn, hours: fromQuarters(quarters) });
    const subjectId = await insertWarning(tx, { employeeId, expiresOn, quarters, text });
    if (addresses.has(employeeId)) {
      await mails.sendLeave(tx, { tenantId, employeeId, mail: 'leave-warning', subjectId });
    } else withoutMail.push(employeeId);
  }
  return { warned: lapsing.size, withoutMail };
}
