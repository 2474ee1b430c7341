import { username } from '@ploegplan/contract/fields';
import { expect, test } from 'vitest';
import { accountValues } from './account-values.ts';

test.each([
  ['Jan de Boer', 'jan.de.boer'],
  ["Geert in 't Riool", 'geert.in.t.riool'],
  ['Zoë (Ploeg 2)', 'zoe.ploeg.2'],
])('the username of %s begins as %s', (name, expected) => {
  const values = accountValues({ id: 'id', name, email: 'jan@example.nl' });
  expect(values).toEqual({ employeeId: 'id', email: 'jan@example.nl', username: expected });
  expect(username.safeParse(values.username).success).toBe(true);
});
