import { clients } from '@ploegplan/contract/clients';
import { expect, it } from 'vitest';
import { answerCompiler } from './answers.ts';

const answer = answerCompiler({
  schema: clients.get.response,
  method: 'GET',
  url: '/clients/:id/details',
});
const client = {
  id: '0198c0de-0000-7000-8000-000000000000',
  name: 'Klant',
  companyname: '',
  location: '',
  deleted: false,
  version: 1,
};

it('passes what fits the contract', () => {
  expect(JSON.parse(answer(client))).toEqual(client);
});

it.each([
  ['a field too many', { ...client, password_hash: 'geheim' }],
  ['a field too few', { ...client, version: undefined }],
  ['another type', { ...client, version: '1' }],
  ['an id that is none', { ...client, id: 'x' }],
])('refuses an answer with %s', (_, wrong) => {
  expect(() => answer(wrong)).toThrow(
    'The answer of /clients/:id/details does not fit the contract',
  );
});
