import { absences } from '@ploegplan/contract/absences/endpoints';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import { HourKind } from '@ploegplan/contract/hour-kinds/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import {
  Approval,
  type HourLine,
  type HoursProblem,
  type WorkedItem,
} from '@ploegplan/contract/hours/schemas';
import { payRules } from '@ploegplan/contract/pay-rules/endpoints';
import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { type EmployeeWorkDay, noDayTimes } from '@ploegplan/contract/work-days/schemas';
import { Rejected, TestApi } from '../api.ts';
import { ann, bob } from './leave.ts';

/** A Wednesday; the week before today's in the tests that need a past one. */
export const day = '2026-01-14';
export const monday = '2026-01-12';

export const quay = sample(Project, { title: 'Kade 12', client: null, deleted: false });
export const tower = sample(Project, { title: 'Toren', client: null, deleted: false });
export const bakery = sample(Client, { name: 'Bakkerij', deleted: false });
export const normal = sample(HourKind, {
  name: 'Normaal',
  isStandard: true,
  meaning: 'work',
  deleted: false,
});
export const overtime = sample(HourKind, {
  name: 'Overwerk',
  isStandard: false,
  meaning: 'work',
  deleted: false,
});

interface Worked {
  employeeId?: string;
  date?: string;
  projectId?: string | null;
  clientId?: string | null;
  entered?: number | null;
  startTime?: string | null;
  endTime?: string | null;
}

let counter = 0;

/** An item of Ann on the quay, planned for eight hours, with a break of half an hour. */
export const worked = (values: Worked = {}): WorkedItem => {
  counter += 1;
  return {
    itemId: `0190a000-0000-7000-8000-${String(counter).padStart(12, '0')}`,
    employeeId: ann.id,
    date: day,
    projectId: quay.id,
    clientId: null,
    startTime: '07:00:00',
    endTime: '15:30:00',
    entered: null,
    notes: '',
    ...values,
  };
};

export const lineOf = (values: Partial<HourLine> = {}): HourLine => ({
  employeeId: ann.id,
  date: day,
  projectId: quay.id,
  clientId: null,
  kindId: normal.id,
  hours: 7,
  entered: 8,
  reason: '',
  at: '2026-01-15T09:00:00.000Z',
  by: 'admin',
  ...values,
});

export const approvalOf = (values: Partial<Approval> = {}): Approval =>
  sample(Approval, {
    employeeId: ann.id,
    monday,
    hours: 8,
    by: 'admin',
    at: '2026-01-19T09:00:00.000Z',
    lines: [],
    ...values,
  });

interface Rows {
  items: WorkedItem[];
  lines: HourLine[];
  approvals: Approval[];
  days: EmployeeWorkDay[];
}

/** Ann's times and travel of the day, which make eight hours. */
export const dayOf = (values: Partial<EmployeeWorkDay> = {}): EmployeeWorkDay => ({
  ...{ employeeId: ann.id, date: day, startTime: '07:00:00', endTime: '15:30:00' },
  ...{ breakMinutes: 30, isCorrected: false, version: 1 },
  travel: { minutes: 45, kilometres: 38, role: 'driver-with-riders', carId: null },
  ...values,
});

/** A test API that stores what the office records and approves. */
export function hoursApi(rows: Partial<Rows> = {}): TestApi & {
  refuseWith: (code: HoursProblem | null) => void;
  /** Changes the times of a day as somebody else. */
  changeDay: (day: EmployeeWorkDay) => void;
} {
  const api = Object.assign(new TestApi(), {
    refuseWith: (_: HoursProblem | null) => {},
    changeDay: (_: EmployeeWorkDay) => {},
  });
  const stored: Rows = { items: [], lines: [], approvals: [], days: [], ...rows };
  let refusal: HoursProblem | null = null;
  api.refuseWith = (code) => {
    refusal = code;
  };
  api.changeDay = (changed) => {
    const isOther = (one: EmployeeWorkDay) =>
      one.employeeId !== changed.employeeId || one.date !== changed.date;
    stored.days = [...stored.days.filter(isOther), changed];
  };
  api.answer(employees.list, [ann, bob]);
  api.answer(projects.list, [quay, tower]);
  api.answer(projectStatuses.list, []);
  api.answer(clients.list, [bakery]);
  api.answer(hourKinds.list, [normal, overtime]);
  api.answer(absences.list, []);
  api.answer(holidays.list, []);
  api.answer(hours.weeks, []);
  api.answer(hours.history, []);
  api.answer(hours.registers, []);
  api.answer(hours.settings, { remindAt: null, dayTimes: noDayTimes, version: 0 });
  api.answer(payRules.list, []);
  api.answer(hours.days, ({ query }) =>
    stored.days.filter(({ date }) => date >= query.from && date <= query.to),
  );
  api.answer(hours.correctDay, ({ params: { id: employeeId, date }, body }) => {
    const current = stored.days.find((one) => one.employeeId === employeeId && one.date === date);
    if ((current?.version ?? 0) !== body.version) {
      throw new Rejected(409, 'stale-version', { current });
    }
    const changed = { ...body, employeeId, date, isCorrected: true, version: body.version + 1 };
    api.changeDay(changed);
    return changed;
  });
  api.answer(hours.list, ({ query }) => {
    const isIn = ({ date }: { date: string }) => date >= query.from && date <= query.to;
    return {
      items: stored.items.filter(isIn),
      lines: stored.lines.filter(isIn),
      approvals: stored.approvals,
    };
  });
  api.answer(hours.record, ({ body }) => {
    if (refusal) {
      const code = refusal;
      return { problems: body.edits.map((_, index) => ({ index, code })) };
    }
    for (const { seen: _, ...edit } of body.edits) {
      const isOther = (line: HourLine) =>
        line.employeeId !== edit.employeeId ||
        line.date !== edit.date ||
        line.kindId !== edit.kindId ||
        line.projectId !== edit.projectId;
      stored.lines = stored.lines.filter(isOther);
      const { hours: amount } = edit;
      if (amount !== null) {
        stored.lines.push(
          lineOf({
            ...edit,
            hours: amount,
            entered: edit.entered ?? null,
            reason: edit.reason ?? '',
          }),
        );
      }
    }
    return { problems: [] };
  });
  api.answer(hours.approve, ({ body }) => {
    for (const { id, employeeId, monday: week } of body.approvals) {
      stored.approvals.push(approvalOf({ id, employeeId, monday: week }));
    }
    return { problems: [] };
  });
  api.answer(hours.reopen, ({ params }) => {
    stored.approvals = stored.approvals.filter(({ id }) => id !== params.id);
    return undefined;
  });
  return api;
}
