import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, it } from 'vitest';
import { answerCompiler } from './answers.ts';

const answer = answerCompiler({
  schema: clients.get.response,
  method: 'GET',
  url: '/clients/:id/details',
});
const client = sample(Client);

it('serialises a response that fits the contract', () => {
  expect(JSON.parse(answer(client))).toEqual(client);
});

it.each([
  ['an extra field', { ...client, password_hash: 'geheim' }],
  ['a missing field', { ...client, version: undefined }],
  ['a field of another type', { ...client, version: '1' }],
  ['an invalid id', { ...client, id: 'x' }],
])('throws for a response with %s', (_, wrong) => {
  expect(() => answer(wrong)).toThrow(
    'The answer of /clients/:id/details does not fit the contract',
  );
});
