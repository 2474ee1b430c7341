import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { EmployeeBalances, LeaveCard, LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { payRules } from '@ploegplan/contract/pay-rules/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { TestApi } from '../api.ts';

/** The month that the board shows: its first day is a Thursday. */
export const january = '2026-01-14';

const fullTime = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };
const worker = { kind: 'own', contracts: [fullTime], inServiceFrom: null, lastDay: null } as const;
export const ann = sample(Employee, { ...worker, contracts: [fullTime], name: 'Ann de Boer' });
export const bob = sample(Employee, { ...worker, contracts: [fullTime], name: 'Bob Kuipers' });

export const vacation = sample(LeaveKind, {
  name: 'Vakantie',
  kind: 'vacation',
  account: 'vacation',
  hue: 150,
  requestable: true,
});
export const illness = sample(LeaveKind, { name: 'Ziek', kind: 'sick', account: null, hue: 10 });

export const absenceOf = (
  person: Employee,
  firstDay: string,
  lastDay = firstDay,
  kind: LeaveKind = vacation,
): Absence =>
  sample(Absence, {
    employeeId: person.id,
    kindId: kind.id,
    kindName: kind.name,
    kind: kind.kind,
    hue: kind.hue,
    firstDay,
    lastDay,
    note: '',
  });

export const requestOf = (person: Employee, values: Partial<LeaveRequest> = {}): LeaveRequest =>
  sample(LeaveRequest, {
    employeeId: person.id,
    employeeName: person.name,
    kindId: vacation.id,
    kindName: vacation.name,
    hue: vacation.hue,
    firstDay: '2026-01-21',
    lastDay: '2026-01-23',
    state: 'requested',
    answerBy: '2099-01-01',
    note: '',
    answer: '',
    decidedBy: '',
    ...values,
  });

export const cardOf = (person: Employee, values: Partial<LeaveCard> = {}): LeaveCard =>
  sample(LeaveCard, {
    employee: { id: person.id, name: person.name },
    contracts: person.contracts,
    keepsBalances: true,
    today: january,
    atYearBegin: [{ account: 'vacation', hours: 0 }],
    balances: [{ account: 'vacation', hours: 112 }],
    atYearEnd: [{ account: 'vacation', hours: 80 }],
    ...values,
  });

interface Rows {
  absences: Absence[];
  requests: LeaveRequest[];
}

/** A test API of two people, which stores absences. */
export function leaveApi(rows: Partial<Rows> = {}): TestApi {
  const api = new TestApi();
  let stored = rows.absences ?? [];
  let open = rows.requests ?? [];
  api.answer(employees.list, [ann, bob]);
  api.answer(employees.plannedAfter, []);
  api.answer(payRules.list, []);
  api.answer(holidays.list, []);
  api.answer(leaveKinds.list, [vacation, illness]);
  api.answer(leave.requests, () => open);
  api.answer(
    leave.balances,
    [ann, bob].map(({ id }) =>
      sample(EmployeeBalances, {
        employeeId: id,
        balances: [{ account: 'vacation', hours: 112 }],
        byKind: [{ kind: 'extra', hours: 112 }],
        lapsing: null,
      }),
    ),
  );
  api.answer(absences.list, ({ query }) =>
    stored.filter(({ firstDay, lastDay }) => firstDay <= query.to && lastDay >= query.from),
  );
  api.answer(absences.create, ({ body }) => {
    const added = body.absences.map((absence) =>
      sample(Absence, { ...absence, kindName: 'Vakantie', kind: 'vacation', hue: 150 }),
    );
    stored = [...stored, ...added];
    return added;
  });
  api.answer(absences.update, ({ params, body }) => {
    const changed = sample(Absence, {
      ...stored.find(({ id }) => id === params.id),
      ...body,
      version: body.version + 1,
    });
    stored = stored.map((entry) => (entry.id === params.id ? changed : entry));
    return changed;
  });
  api.answer(absences.remove, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return undefined;
  });
  const decide =
    (state: LeaveRequest['state']) =>
    ({ params, body }: { params: { id: string }; body: { answer: string } }) => {
      const request = open.find(({ id }) => id === params.id);
      open = open.filter(({ id }) => id !== params.id);
      return sample(LeaveRequest, { ...request, state, answer: body.answer });
    };
  api.answer(leave.approve, decide('approved'));
  api.answer(leave.refuse, decide('refused'));
  return api;
}
