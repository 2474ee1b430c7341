import { getToday } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { hasLeftOn, isBeforeServiceOn } from '@ploegplan/contract/employees/service';
import { employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatShortDay } from '../../lib/dates/dates.ts';

type Dates = Pick<Employee, 'inServiceFrom' | 'lastDay' | 'deleted'>;

/** Describes that somebody's service is over, will end or has yet to begin; empty otherwise. */
export function formatService(employee: Dates): string {
  const { inServiceFrom, lastDay } = employee;
  if (hasLeftOn(employee, getToday())) {
    return lastDay ? `uit dienst na ${formatShortDay(lastDay)}` : 'uit dienst';
  }
  if (isBeforeServiceOn(employee, getToday()))
    return `in dienst vanaf ${formatShortDay(inServiceFrom ?? '')}`;
  return lastDay ? `in dienst t/m ${formatShortDay(lastDay)}` : '';
}

/** 'Eigen', 'Ingeleend, in dienst t/m 27 nov' */
export const formatKindAndService = (employee: Dates & Pick<Employee, 'kind'>): string =>
  [employeeKindTexts[employee.kind], formatService(employee)].filter(Boolean).join(', ');
