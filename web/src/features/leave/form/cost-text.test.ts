import { expect, test } from 'vitest';
import { formatCost } from './cost-text.ts';

test.each([
  ['vacation', true, 40, 'Kost 40 uur'],
  ['vacation', true, 0, 'Kost geen uren'],
  ['vacation', false, 40, 'Samen 40 uur'],
  [null, true, 40, '40 uur, gaat niet van je saldo af'],
  [null, false, 7.75, 'Samen 7,75 uur'],
  [null, true, 0, 'Geen werkuren op deze dagen'],
] as const)(
  'leave of the account %s, balances kept: %s, of %d hours reads %j',
  (account, keepsBalances, cost, text) => {
    expect(formatCost(cost, { account, keepsBalances, whose: 'je' })).toBe(text);
  },
);
