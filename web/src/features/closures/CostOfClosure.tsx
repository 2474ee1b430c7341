import { isDate } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ClosureValues, closureCostsQuery } from '../../data/leave/closures.ts';
import { useEmployeeName } from '../../data/records/employees.ts';
import { compareNames } from '../../lib/values/compare-names.ts';
import { formatHoursText } from '../../lib/values/hours.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { countDays } from './fields.ts';

interface Props {
  id: string;
  values: ClosureValues;
}

/** Shows what the closure costs each employee; employees with too few hours come first. */
export function CostOfClosure({ id, values: { firstDay, lastDay, cost } }: Props) {
  const length = isDate(firstDay) && isDate(lastDay) ? countDays({ firstDay, lastDay }) : 0;
  const isKnown = length > 0 && length <= limits.closureDays && cost !== 'none';
  const { data } = useQuery({
    ...closureCostsQuery({ id, firstDay, lastDay, cost }),
    enabled: isKnown,
  });
  const getName = useEmployeeName();
  if (!isKnown || !data || data.length === 0) return null;
  const people = data
    .map((entry) => ({ ...entry, name: getName(entry.employeeId) }))
    .toSorted((a, b) => b.short - a.short || compareNames(a.name, b.name));
  const short = people.filter((person) => person.short > 0).length;
  return (
    <section className="flex-none px-4 py-2 border-t bg-quiet text-sm" aria-label="Wat het kost">
      <p className="mb-1 font-semibold">
        Kost {formatQuantity(people.length, 'werknemer', 'werknemers')} verlof
        {short > 0 && `, ${short} ${short === 1 ? 'heeft' : 'hebben'} te weinig`}
      </p>
      <ul className="max-h-list overflow-y-auto">
        {people.map(({ employeeId, name, hours, short: missing }) => (
          <li className="flex gap-3 justify-between py-1" key={employeeId}>
            <span className="flex-1">{name}</span>
            {missing > 0 && (
              <span className="flex gap-1 items-center text-error">
                <IconAlertTriangle size={16} stroke={1.5} aria-hidden /> {formatHoursText(missing)}{' '}
                te weinig
              </span>
            )}
            <span>{formatHoursText(hours)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
