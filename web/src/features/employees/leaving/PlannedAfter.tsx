import type { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';

interface Props {
  items: readonly PlannedForEmployee[];
  formatTitle: (item: PlannedForEmployee) => string;
}

/** The number of rows of a longer list that are shown. */
const FIRST = 5;

/** Shows the work that is planned after the last day. */
export function PlannedAfter({ items, formatTitle }: Props) {
  const last = items.at(-1);
  if (!last) return <p className="text-quiet text-sm">Daarna is er niets ingepland.</p>;
  return (
    <div className="text-sm">
      <p className="flex gap-2 mb-1 svg-warning">
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {items.length === 1
          ? 'Daarna staat er nog 1 keer planning:'
          : `Daarna staat er nog ${items.length} keer planning, tot en met ${formatShortDay(last.date)}:`}
      </p>
      <ul className="pl-6 text-quiet tabular-nums">
        {items.slice(0, FIRST).map((item) => (
          <li key={item.id} className="truncate">
            {[formatShortDay(item.date), formatTimes(item), formatTitle(item)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {items.length > FIRST && <li>en nog {items.length - FIRST}</li>}
      </ul>
    </div>
  );
}
