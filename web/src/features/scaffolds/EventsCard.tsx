import { images } from '@ploegplan/contract/images/endpoints';
import { getResult } from '@ploegplan/contract/rules/scaffolds/register';
import type { ScaffoldEvent } from '@ploegplan/contract/scaffolds/schemas';
import {
  pointAnswerTexts,
  scaffoldEventTexts,
  scaffoldStateTexts,
} from '@ploegplan/contract/texts/scaffolds';
import { getUrl } from '../../lib/api/call.ts';
import { ByWhom } from '../../ui/facts/ByWhom.tsx';
import { Card, EmptyText } from '../../ui/page/Card.tsx';
import { FirstRows } from '../../ui/states/FirstRows.tsx';
import rows from '../../ui/states/rows.module.css';

const FIRST = 10;

/** 'Keuring: goedgekeurd', 'Storm: afgesloten' */
function formatEvent(event: ScaffoldEvent): string {
  const { kind, toState } = event;
  const result = getResult(event);
  const parts = [
    ...(toState ? [scaffoldStateTexts[toState].toLowerCase()] : []),
    ...(result ? [result === 'approved' ? 'goedgekeurd' : 'afgekeurd'] : []),
  ];
  return [scaffoldEventTexts[kind], parts.join(', ')].filter(Boolean).join(': ');
}

/** What stands below an event: its remark, and the points that are not good or have a remark. */
const listLines = ({ remark, answers }: ScaffoldEvent): string[] => [
  ...(remark ? [remark] : []),
  ...answers
    .filter((one) => one.answer === 'not-ok' || one.remark !== '')
    .map(({ point, answer, remark: text }) =>
      [`${point}: ${pointAnswerTexts[answer].toLowerCase()}`, text].filter(Boolean).join(', '),
    ),
];

const getPhotoUrl = (id: string, filename: string, preview: boolean) =>
  getUrl(images.view, {
    params: { type: 'scaffoldevent', id, filename },
    ...(preview && { query: { preview: 'true' } }),
  });

/** What happened with a scaffold, the newest first. */
export function EventsCard({ events }: { events: readonly ScaffoldEvent[] }) {
  return (
    <Card title="Keuringen en toestand">
      {events.length === 0 && <EmptyText>Er is nog niets vastgelegd.</EmptyText>}
      <FirstRows items={events} first={FIRST}>
        {(event) => (
          <li key={event.id} className={rows.row}>
            <span className={rows.main}>{formatEvent(event)}</span>
            <ByWhom by={event.by} at={event.at} />
            {listLines(event).map((line) => (
              <span key={line} className="w-full text-quiet text-sm wrap-anywhere">
                {line}
              </span>
            ))}
            {event.photos.length > 0 && (
              <span className="flex flex-wrap gap-2 w-full">
                {event.photos.map((name) => (
                  <a
                    key={name}
                    href={getPhotoUrl(event.id, name, false)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <img
                      src={getPhotoUrl(event.id, name, true)}
                      alt={name}
                      width={96}
                      height={72}
                      loading="lazy"
                      style={{ objectFit: 'cover' }}
                    />
                  </a>
                ))}
              </span>
            )}
          </li>
        )}
      </FirstRows>
    </Card>
  );
}
