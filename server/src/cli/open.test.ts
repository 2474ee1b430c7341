import { expect, it } from 'vitest';
import { command } from '../../test/servers/command.ts';

it('a command fails with one sentence when the database cannot be reached', async () => {
  const DATABASE_URL = 'postgres://owner:geheim@127.0.0.1:1/ploegplan';
  expect(await command('tenant list', { DATABASE_URL })).toEqual({
    code: 1,
    output: 'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
});
