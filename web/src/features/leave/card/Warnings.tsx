import { Button } from '@mantine/core';
import type { LeaveWarning } from '@ploegplan/contract/leave/schemas';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { Card } from '../../../ui/page/Card.tsx';

const ToldForm = createLazyPart(() => import('./ToldForm.tsx'));

const formatMailed = ({ toldOn, toldHow }: LeaveWarning): string =>
  toldOn ? `${formatShortDay(toldOn)} ${toldHow || 'per mail'}` : 'Nog niet verteld';

/** Lists when and how an employee was warned. An unsent warning does not count until the office records it. */
export function Warnings({ warnings }: { warnings: readonly LeaveWarning[] }) {
  const telling = useDrawerSubject<LeaveWarning>('told');
  return (
    <Card title="Gewaarschuwd">
      <ul className="flex flex-col gap-3 px-4 pb-4 text-sm">
        {warnings.map((warning) => (
          <li key={warning.id}>
            <span className="text-quiet text-sm">{formatMailed(warning)}:</span> {warning.text}
            {!warning.toldOn && (
              <Button
                className="block mt-2"
                variant="default"
                onClick={() => telling.show(warning)}
              >
                Verteld vastleggen
              </Button>
            )}
          </li>
        ))}
      </ul>
      {telling.drawer && (
        <ToldForm
          key={`told ${telling.drawer.opening}`}
          warning={telling.drawer.subject}
          opened={telling.drawer.opened}
          onClose={telling.close}
        />
      )}
    </Card>
  );
}
