import { clients } from '@ploegplan/contract/clients';
import { employeePlanning } from '@ploegplan/contract/employee-planning';
import { images } from '@ploegplan/contract/images';
import { session } from '@ploegplan/contract/session';
import { expect, test } from 'vitest';
import { buildBody, buildUrl } from './api-request.ts';

test('an address has its parameters and its query filled in', () => {
  const params = { id: '7', filename: 'steiger 1/2?.jpg' };
  expect(buildUrl(images.view, { params, query: { preview: 'true', maxWidth: '512' } })).toBe(
    '/api/planningitem/7/images/steiger%201%2F2%3F.jpg?preview=true&maxWidth=512',
  );
});

test('what is undefined is left out of the query', () => {
  expect(buildUrl(clients.list, { query: { includingdeleted: undefined } })).toBe('/api/clients');
});

test('a body is JSON, unless files come along', () => {
  const body = { hoursWorked: 7.75, notes: '' };
  expect(buildBody(employeePlanning.record, { body })).toBe('{"hoursWorked":7.75,"notes":""}');
  expect(buildBody(session.logout, {})).toBeUndefined();
});

test('a form repeats its files and names, and leaves a cleared field empty', () => {
  const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
  const body = { hoursWorked: null, notes: 'klaar', names: ['voor.jpg', 'na.jpg'] };
  const form = buildBody(employeePlanning.record, { body, files });
  if (!(form instanceof FormData)) throw new Error('expected a form');
  expect(form.getAll('hoursWorked')).toEqual(['']);
  expect(form.getAll('notes')).toEqual(['klaar']);
  expect(form.getAll('names')).toEqual(['voor.jpg', 'na.jpg']);
  expect(form.getAll('files')).toHaveLength(2);
});
