import { Button, NativeSelect } from '@mantine/core';
import {
  formatNorm,
  formatReading,
  formatStation,
  stateTexts,
} from '@ploegplan/contract/texts/weather';
import { causeTexts } from '@ploegplan/contract/texts/weather-causes';
import { type WeatherCause, weatherCauses } from '@ploegplan/contract/weather/kinds';
import type { SitePerson, WeatherSite } from '@ploegplan/contract/weather/schemas';
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconFileText,
  IconMapPin,
  IconQuestionMark,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWeatherChanges } from '../../data/records/weather.ts';
import { formatTimes } from '../../lib/dates/dates.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { Card, CardFoot } from '../../ui/page/Card.tsx';
import rows from '../../ui/states/rows.module.css';
import { createDays, findCause, listOpenPeople, listWaiting } from './days.ts';
import { StormButton } from './StormButton.tsx';

interface Props {
  site: WeatherSite;
  date: string;
  /** The other sites of the day on which work goes on. */
  elsewhere: readonly WeatherSite[];
  onPlace: () => void;
  onEvidence: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const signs = {
  met: { Icon: IconCircleX, tone: 'text-error' },
  clear: { Icon: IconCircleCheck, tone: 'text-good' },
  open: { Icon: IconClock, tone: 'text-quiet' },
  unknown: { Icon: IconQuestionMark, tone: 'text-warning' },
};

const State = ({ state }: Pick<WeatherSite, 'state'>) => {
  const { Icon, tone } = signs[state];
  return (
    <strong className={`inline-flex gap-1 items-center whitespace-nowrap ${tone}`}>
      <Icon {...icon} />
      {stateTexts[state]}
    </strong>
  );
};

const hourChoices = [
  { value: '', label: 'Hele dag' },
  ...[2, 3, 4, 5, 6, 7].map((hours) => ({ value: String(hours), label: `${hours} uur` })),
];

/** A site with its weather and people, and what is decided about it. */
export function SiteCard({ site, date, elsewhere, onPlace, onEvidence }: Props) {
  const { add, withdraw } = useWeatherChanges();
  const { hiddenParts } = useTenant();
  const [cause, setCause] = useState<WeatherCause | null>(null);
  const [hours, setHours] = useState('');
  const chosen = cause ?? findCause(site);
  const length = hours === '' ? null : Number(hours);
  const open = listOpenPeople(site);
  const decide = chosen
    ? (people: readonly SitePerson[]) =>
        void add(createDays(people, site.projectId, { date, cause: chosen, hours: length }))
    : null;
  const undecide = (people: readonly SitePerson[]) =>
    void withdraw(
      people.flatMap(({ absenceId, ...person }) =>
        absenceId === null
          ? []
          : createDays([person], site.projectId, {
              date,
              cause: chosen ?? 'frost',
              hours: length,
            }).map((day) => ({ ...day, id: absenceId })),
      ),
    );
  const stopped = site.people.filter(({ absenceId }) => absenceId !== null);
  return (
    <Card title={site.title}>
      <div className="px-4 pb-4 flex flex-col gap-2">
        <p className="flex flex-wrap gap-x-4 gap-y-1 items-center justify-between">
          <State state={site.state} />
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconMapPin {...icon} />}
            onClick={onPlace}
          >
            {site.station === null
              ? 'Kies een meetstation'
              : [formatStation(site.station), site.distance !== null && `${site.distance} km`]
                  .filter(Boolean)
                  .join(', ')}
          </Button>
        </p>
        <p className="text-quiet text-sm">
          {[
            site.location,
            site.lastReading && `laatste meting ${formatFullMoment(site.lastReading)}`,
            site.isSample && 'voorbeeldgegevens',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul className="text-sm">
          {site.verdicts.map((verdict) => (
            <li
              key={verdict.norm}
              className={`flex flex-wrap gap-x-4 justify-between ${verdict.state === 'met' ? 'text-error font-semibold' : 'text-quiet'}`}
            >
              <span>{formatNorm(verdict.norm, verdict.figure)}</span>
              <span className="tabular-nums">
                {formatReading(verdict) || stateTexts[verdict.state].toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
        {open.length > 0 && (
          <div className="flex flex-wrap gap-2 items-end">
            <NativeSelect
              label="Reden"
              value={chosen ?? ''}
              data={[
                ...(chosen ? [] : [{ value: '', label: 'Kies…' }]),
                ...weatherCauses.map((value) => ({ value, label: causeTexts[value] })),
              ]}
              onChange={({ currentTarget }) => setCause(currentTarget.value as WeatherCause)}
            />
            <NativeSelect
              label="Hoe lang"
              value={hours}
              data={hourChoices}
              onChange={({ currentTarget }) => setHours(currentTarget.value)}
            />
            <Button
              variant={site.state === 'met' ? 'filled' : 'default'}
              aria-label={`Niet werken: ${site.title}`}
              disabled={decide === null}
              onClick={() => decide?.(open)}
            >
              {`Niet werken (${open.length})`}
            </Button>
          </div>
        )}
        {stopped.length > 0 && elsewhere.length > 0 && (
          <p className="text-sm">
            <Link
              to="/planning"
              search={{ datum: date, weergave: 'day', rijen: 'projects' }}
              className="text-accent"
            >
              Ander werk geven
            </Link>
            {`: ${elsewhere.map(({ title }) => title).join(', ')}`}
          </p>
        )}
        {!hiddenParts.includes('scaffolds') && <StormButton site={site} />}
      </div>
      <ul>
        {site.people.map((person) => (
          <li key={person.employeeId} className={rows.row}>
            <span className={rows.main}>
              {[person.name, person.jobTitle].filter(Boolean).join(', ')}
            </span>
            <PersonAction
              person={person}
              onDecide={decide && (() => decide([person]))}
              onUndecide={() => undecide([person])}
            />
            <span className={rows.quiet}>
              {[formatTimes(person), listWaiting(person.waiting)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <CardFoot>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconFileText {...icon} />}
          onClick={onEvidence}
        >
          Bewijs voor de opdrachtgever
        </Button>
      </CardFoot>
    </Card>
  );
}

interface PersonProps {
  person: SitePerson;
  /** Null as long as nobody said why. */
  onDecide: (() => void) | null;
  onUndecide: () => void;
}

function PersonAction({ person, onDecide, onUndecide }: PersonProps) {
  if (person.absent !== '') return <span className={rows.end}>{person.absent}</span>;
  const isStopped = person.absenceId !== null;
  const label = isStopped ? 'Toch werken' : 'Niet werken';
  return (
    <span className="inline-flex gap-2 items-center">
      {isStopped && <strong className="text-error text-sm">Werkt niet</strong>}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${label}: ${person.name}`}
        disabled={!isStopped && onDecide === null}
        onClick={isStopped ? onUndecide : (onDecide ?? undefined)}
      >
        {label}
      </Button>
    </span>
  );
}
