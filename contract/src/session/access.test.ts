import { expect, test } from 'vitest';
import type { Access } from '../endpoint.ts';
import { mayPass, type Person } from './access.ts';

const person = (values: Partial<Person>): Person => ({
  userType: 'other',
  alsoEmployee: false,
  employeeId: null,
  ...values,
});

test.each<[string, Person | null, Access[]]>([
  ['nobody', null, ['public']],
  [
    'an employee',
    person({ userType: 'employee', employeeId: 'e' }),
    ['public', 'session', 'employee'],
  ],
  [
    'an employee who leads a crew',
    person({ userType: 'employee', employeeId: 'e', leadsCrew: true }),
    ['public', 'session', 'employee', 'foreman', 'foreman-or-admin'],
  ],
  ['an employee without a row', person({ userType: 'employee' }), ['public', 'session']],
  ['an admin', person({ userType: 'admin' }), ['public', 'session', 'foreman-or-admin', 'admin']],
  [
    'an admin who is also an employee',
    person({ userType: 'admin', alsoEmployee: true, employeeId: 'e' }),
    ['public', 'session', 'employee', 'foreman-or-admin', 'admin'],
  ],
  [
    'an admin who is also an employee and leads a crew',
    person({ userType: 'admin', alsoEmployee: true, employeeId: 'e', leadsCrew: true }),
    ['public', 'session', 'employee', 'foreman', 'foreman-or-admin', 'admin'],
  ],
  [
    'who leads a crew without a row',
    person({ userType: 'employee', leadsCrew: true }),
    ['public', 'session'],
  ],
  ['god', person({ userType: 'god' }), ['public', 'session', 'foreman-or-admin', 'admin', 'god']],
  ['another type, linked to an employee', person({ employeeId: 'e' }), ['public', 'session']],
])('%s has the access levels of the specification', (_, visitor, granted) => {
  const all: Access[] = [
    'public',
    'session',
    'employee',
    'foreman',
    'foreman-or-admin',
    'admin',
    'god',
  ];
  expect(all.filter((access) => mayPass(access, visitor))).toEqual(granted);
});
