import { changes } from '@ploegplan/contract/changes/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import type { Approved } from '@ploegplan/contract/hours/schemas';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { remindOfMissing } from '../../platform/hours/reminders.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { writeToEmployee } from '../../platform/languages.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import { listChanges } from '../../platform/row-changes.ts';
import { listDifferences } from '../../platform/tenants/settings.ts';
import { listWorkDays } from '../../platform/work-days.ts';
import { approveWeek, createReopenedNotice, reopenWeek } from './approvals.ts';
import { changedWeeks } from './changes.ts';
import { listClasses, readWeekClasses } from './classes.ts';
import { correctDay } from './days.ts';
import { recordHours } from './edits.ts';
import { listHoursEvents } from './history.ts';
import { listMissing, listOwnMissing } from './missing.ts';
import { issueRegister, listRegisters, readRegister } from './registers.ts';
import { changeHourSettings, readHourSettings } from './reminding.ts';
import { listHours, listWeeks, lockStaff } from './repository.ts';
import { chooseOvertime } from './savings.ts';

export const createHoursRoutes = ({ notices }: { notices: Notices }) => [
  createTxRoute(hours.list, { access: 'admin' }, (tx, { query }) => listHours(tx, query)),
  createTxRoute(changes.hours, { access: 'admin' }, (tx, { query }) =>
    listChanges(tx, changedWeeks, query),
  ),
  createTxRoute(hours.record, { access: 'admin' }, (tx, { body }) => recordHours(tx, body.edits)),

  createRoute(hours.approve, { access: 'admin' }, async ({ body, transact }) => {
    const problems: Approved['problems'] = [];
    for (const [index, approval] of body.approvals.entries()) {
      const code = await transact((tx) => approveWeek(tx, approval));
      if (code) problems.push({ index, code });
    }
    return { problems };
  }),

  createTxRoute(hours.reopen, { access: 'admin' }, async (tx, { params, body }) => {
    const week = await reopenWeek(tx, params.id, body.reason);
    const notice = () => createReopenedNotice(params.id, week);
    await notices.notifyEmployees(tx, [await writeToEmployee(tx, week.employeeId, notice)]);
  }),
  createTxRoute(hours.history, { access: 'admin' }, (tx, { params, query }) =>
    listHoursEvents(tx, params.id, query.monday),
  ),
  createTxRoute(hours.weeks, { access: 'admin' }, (tx, { query }) => listWeeks(tx, query.monday)),
  createTxRoute(hours.classes, { access: 'admin' }, (tx, { query }) => listClasses(tx, query)),
  createTxRoute(hours.weekClasses, { access: 'admin' }, (tx, { params, query }) =>
    readWeekClasses(tx, { employeeId: params.id, monday: query.monday }),
  ),
  createTxRoute(hours.chooseOvertime, { access: 'admin' }, (tx, { params, body }) =>
    chooseOvertime(tx, { employeeId: params.id, ...body }),
  ),
  createTxRoute(hours.ownClasses, { access: 'employee' }, (tx, { session, query }) =>
    readWeekClasses(tx, { employeeId: session.employeeId, monday: query.monday }),
  ),
  createTxRoute(hours.days, { access: 'admin' }, (tx, { query }) => listWorkDays(tx, query)),
  createTxRoute(hours.correctDay, { access: 'admin' }, (tx, { params, body }) =>
    correctDay(tx, { employeeId: params.id, date: params.date }, body),
  ),
  createTxRoute(hours.missing, { access: 'admin' }, (tx, { tenant }) =>
    listMissing(tx, { today: getToday(), rules: createDayRules(tenant) }),
  ),

  createTxRoute(hours.remind, { access: 'admin' }, async (tx, { body }) => {
    const known = await lockStaff(tx, body.employeeIds);
    if (known.length < new Set(body.employeeIds).size) throw new HttpProblem('not-found');
    return remindOfMissing(tx, notices, body.employeeIds);
  }),

  createTxRoute(hours.settings, { access: 'admin' }, (tx) => readHourSettings(tx)),
  createTxRoute(hours.changeSettings, { access: 'admin' }, async (tx, { body, tenant, audit }) => {
    const before = await readHourSettings(tx);
    const current = await changeHourSettings(tx, body);
    const { remindAt, dayTimes } = current;
    const details = listDifferences(before, { remindAt, dayTimes });
    if (Object.keys(details).length > 0)
      await audit(tx, 'tenant-changed', { subject: tenant.name, details });
    return current;
  }),
  createTxRoute(hours.registers, { access: 'admin' }, (tx, { query }) => listRegisters(tx, query)),
  createTxRoute(hours.register, { access: 'admin' }, (tx, { params, query }) =>
    readRegister(tx, params.id, query.monday),
  ),
  createTxRoute(hours.issueRegister, { access: 'admin' }, (tx, { params, body }) =>
    issueRegister(tx, params.id, body),
  ),
  createTxRoute(hours.ownMissing, { access: 'employee' }, (tx, { session, tenant }) =>
    listOwnMissing(tx, session.employeeId, {
      today: getToday(),
      rules: createDayRules(tenant),
    }),
  ),
];
