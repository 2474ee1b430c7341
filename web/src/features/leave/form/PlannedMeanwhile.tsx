import { IconAlertTriangle } from '@tabler/icons-react';
import { useItemTitle } from '../../../data/planning/item-title.ts';
import { formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import type { PlannedMeanwhileOf } from './usePlannedMeanwhile.ts';

/** The number of rows of a longer list that are shown. */
const FIRST = 4;

/** Shows the work that is planned for absent people. */
export function PlannedMeanwhile({ planned }: { planned: readonly PlannedMeanwhileOf[] }) {
  const formatTitle = useItemTitle();
  const lines = planned.flatMap(({ employee, items }) =>
    items.map((item) => ({
      key: `${employee.id} ${item.id}`,
      // The name of a single person stands above.
      name: planned.length > 1 && employee.name,
      item,
    })),
  );
  if (lines.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p className="flex items-center gap-2">
        <IconAlertTriangle className="text-warning" size={18} stroke={1.5} aria-hidden />
        {lines.length === 1
          ? 'Staat dan nog 1 keer ingepland:'
          : `Staat dan nog ${lines.length} keer ingepland:`}
      </p>
      <ul className="mt-1 px-6">
        {lines.slice(0, FIRST).map(({ key, name, item }) => (
          <li key={key}>
            {[name, formatShortDay(item.date), formatTimes(item), formatTitle(item)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {lines.length > FIRST && <li>en nog {lines.length - FIRST}</li>}
      </ul>
    </div>
  );
}
