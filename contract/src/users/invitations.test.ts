import { expect, test } from 'vitest';
import { username } from '../fields.ts';
import { planInvitations, suggestUsername } from './invitations.ts';

test.each([
  ['Jan de Boer', 'jan.de.boer'],
  ["Geert in 't Riool", 'geert.in.t.riool'],
  ['Zoë (Ploeg 2)', 'zoe.ploeg.2'],
])('the username of %s begins as %s', (name, expected) => {
  expect(suggestUsername(name)).toBe(expected);
  expect(username.safeParse(expected).success).toBe(true);
});

test('the username of a name of the greatest length fits, also with a number behind it', () => {
  const long = planInvitations(
    ['a', 'b'].map((id) => ({ id, name: 'x '.repeat(100), email: `${id}@b.nl`, deleted: false })),
    [],
  );
  for (const one of long.invited) expect(username.safeParse(one.username).success).toBe(true);
});

const employee = (id: string, values: object = {}) => ({
  ...{ id, name: 'Jan de Boer', email: `${id}@example.nl`, deleted: false },
  ...values,
});
const account = (values: object) => ({
  ...{ username: 'beheer', email: '', employeeId: null },
  ...values,
});
const plan = (...chosen: ReturnType<typeof employee>[]) =>
  planInvitations(
    chosen,
    [
      account({ username: 'jan.de.boer', email: 'Kantoor@example.nl' }),
      account({ username: 'els', employeeId: 'els' }),
    ],
    ['jan.de.boer2'],
  );

test('each chosen employee gets a username of its own', () => {
  expect(plan(employee('a'), employee('b'), employee('c', { name: 'Ωμέγα' }))).toEqual({
    invited: [
      { employeeId: 'a', username: 'jan.de.boer3', email: 'a@example.nl' },
      { employeeId: 'b', username: 'jan.de.boer4', email: 'b@example.nl' },
      { employeeId: 'c', username: 'c', email: 'c@example.nl' },
    ],
    leftOut: [],
  });
});

test('who has an account, left, has no address or one of somebody else is left out with the reason', () => {
  const chosen = [
    employee('els'),
    employee('left', { deleted: true }),
    employee('none', { email: '' }),
    employee('office', { email: 'kantoor@EXAMPLE.nl' }),
    employee('one', { email: 'samen@example.nl' }),
    employee('two', { email: 'Samen@example.nl' }),
  ];
  expect(plan(...chosen)).toEqual({
    invited: [],
    leftOut: [
      { employeeId: 'els', reason: 'has-account' },
      { employeeId: 'left', reason: 'left' },
      { employeeId: 'none', reason: 'no-email' },
      ...['office', 'one', 'two'].map((employeeId) => ({ employeeId, reason: 'email-taken' })),
    ],
  });
});
