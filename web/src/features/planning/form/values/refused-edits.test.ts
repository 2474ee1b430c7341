import { expect, it } from 'vitest';
import { makeItem } from '../../../../data/planning/test/test-planning-item.ts';
import { ApiError } from '../../../../lib/api/errors.ts';
import { toItemError } from './refused-edits.ts';

const whole = makeItem({ id: 'one', version: 2, description: 'Voegen' });
const read = async () => whole;
const problem = { type: '', title: '', status: 409, requestId: '' };

it('names the fields as the form does', async () => {
  const fields = [
    'edits.0.values.location',
    'edits.12.values.contactPerson.name',
    'employeeIds',
  ].map((field) => ({
    field,
    code: 'nul',
  }));
  const error = new ApiError({ ...problem, code: 'validation', fields });
  expect(await toItemError(error, 'one', read)).toMatchObject({
    fields: [{ field: 'location' }, { field: 'contactPerson.name' }, { field: 'employeeIds' }],
  });
});

it('has the current version of this item only, with all its fields', async () => {
  const current = { id: 'one', version: 2 };
  const error = new ApiError({ ...problem, code: 'stale-version', current, changedBy: 'Voorman' });
  expect(await toItemError(error, 'one', read)).toMatchObject({
    current: whole,
    changedBy: 'Voorman',
  });
  expect(await toItemError(error, 'two', read)).toMatchObject({
    current: undefined,
    changedBy: 'Voorman',
  });
});
