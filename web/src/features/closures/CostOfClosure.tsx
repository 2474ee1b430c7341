import { isDate } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ClosureValues, closureCostsQuery } from '../../data/leave/closures.ts';
import { useNameOf } from '../../data/records/employees.ts';
import { compareNames } from '../../lib/values/compare-names.ts';
import { hoursText } from '../../lib/values/hours.ts';
import { counted } from '../../lib/values/numbers.ts';
import classes from './closures.module.css';
import { lengthOf } from './fields.ts';

interface Props {
  id: string;
  values: ClosureValues;
}

/** What the closure costs each employee, who has too little in front. */
export function CostOfClosure({ id, values: { firstDay, lastDay, cost } }: Props) {
  const length = isDate(firstDay) && isDate(lastDay) ? lengthOf({ firstDay, lastDay }) : 0;
  const isKnown = length > 0 && length <= limits.closureDays && cost !== 'none';
  const { data } = useQuery({
    ...closureCostsQuery({ id, firstDay, lastDay, cost }),
    enabled: isKnown,
  });
  const nameOf = useNameOf();
  if (!isKnown || !data || data.length === 0) return null;
  const people = data
    .map((one) => ({ ...one, name: nameOf(one.employeeId) }))
    .toSorted((one, other) => other.short - one.short || compareNames(one.name, other.name));
  const short = people.filter((one) => one.short > 0).length;
  return (
    <section className={classes.costs} aria-label="Wat het kost">
      <p className="mb-1 font-semibold">
        Kost {counted(people.length, 'werknemer', 'werknemers')} verlof
        {short > 0 && `, ${short} ${short === 1 ? 'heeft' : 'hebben'} te weinig`}
      </p>
      <ul className="p-0 overflow-y-auto">
        {people.map(({ employeeId, name, hours, short: missing }) => (
          <li
            className="flex gap-3 justify-between py-1"
            key={employeeId}
            data-short={missing > 0 || undefined}
          >
            <span>{name}</span>
            {missing > 0 && (
              <span>
                <IconAlertTriangle size={16} stroke={1.5} aria-hidden /> {hoursText(missing)} te
                weinig
              </span>
            )}
            <span>{hoursText(hours)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
