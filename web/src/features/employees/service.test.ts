import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { formatKindAndService } from './service.ts';

const [yesterday, tomorrow] = [addDays(getToday(), -1), addDays(getToday(), 1)];

test.each([
  [{}, 'Eigen'],
  [{ kind: 'hired', lastDay: tomorrow }, `Ingeleend, in dienst t/m ${formatShortDay(tomorrow)}`],
  [{ lastDay: yesterday }, `Eigen, uit dienst na ${formatShortDay(yesterday)}`],
  [{ deleted: true }, 'Eigen, uit dienst'],
  [{ inServiceFrom: tomorrow }, `Eigen, in dienst vanaf ${formatShortDay(tomorrow)}`],
  [{ inServiceFrom: yesterday }, 'Eigen'],
] as const)('the kind and service of an employee with %o are %s', (values, expected) => {
  expect(formatKindAndService(sample(Employee, values))).toBe(expected);
});
