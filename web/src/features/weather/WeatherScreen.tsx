import '../../ui/form/mantine.ts';
import { Button } from '@mantine/core';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { WeatherDesk, WeatherSite } from '@ploegplan/contract/weather/schemas';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCloudOff,
  IconHistory,
  IconKeyboard,
  IconSettings,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { deskQuery, useWeatherChanges, WEATHER } from '../../data/records/weather.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { useUndoKeys } from '../../ui/messages/useUndoKeys.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { createDays, createDaysOfUnworkable } from './days.ts';
import { ReportsCard } from './ReportsCard.tsx';
import { SiteCard } from './SiteCard.tsx';
import classes from './weather.module.css';

const ReadingsDrawer = createLazyPart(() => import('./ReadingsDrawer.tsx'));
const PlaceDrawer = createLazyPart(() => import('./PlaceDrawer.tsx'));
const EvidenceDrawer = createLazyPart(() => import('./EvidenceDrawer.tsx'));

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The sites of a day with their weather, who does not work for it, and the list for UWV. */
export function WeatherScreen({ chosen }: { chosen: string | undefined }) {
  const today = useToday();
  const date = chosen ?? today;
  const query = useQuery(deskQuery(date));
  const navigate = useNavigate();
  const readings = useDrawerSubject<null>('weather readings');
  const place = useDrawerSubject<WeatherSite>('weather place');
  const evidence = useDrawerSubject<WeatherSite>('weather evidence');
  useUndoKeys(WEATHER);
  return (
    <Screen
      title="Weer"
      back={{ to: '/planning', label: 'Terug naar de planning' }}
      more={[
        { label: 'Metingen invoeren…', Icon: IconKeyboard, onChoose: () => readings.show(null) },
        {
          label: 'Instellingen van het weer',
          Icon: IconSettings,
          onChoose: () => void navigate({ to: '/settings', hash: 'weer' }),
        },
      ]}
    >
      <div className={classes.page}>
        <Days date={date} />
        <Loaded query={query}>
          {(desk) => (
            <>
              <DeskHead desk={desk} date={date} />
              <div className={classes.sites}>
                {desk.sites.map((site) => (
                  <SiteCard
                    key={site.projectId}
                    site={site}
                    date={date}
                    elsewhere={desk.sites.filter(
                      (other) => other !== site && other.state !== 'met',
                    )}
                    onPlace={() => place.show(site)}
                    onEvidence={() => evidence.show(site)}
                  />
                ))}
              </div>
              {desk.sites.length + desk.reports.length === 0 && (
                <EmptyState
                  icon={<IconCloudOff {...icon} size={32} />}
                  title="Niemand ingepland"
                  text="Op deze dag staat niemand definitief op een werk."
                />
              )}
            </>
          )}
        </Loaded>
      </div>
      {readings.drawer && (
        <ReadingsDrawer
          key={`readings ${readings.drawer.opening}`}
          opened={readings.drawer.opened}
          onClose={readings.close}
          date={date}
          sites={query.data?.sites ?? []}
        />
      )}
      {place.drawer && (
        <PlaceDrawer
          key={`place ${place.drawer.opening}`}
          opened={place.drawer.opened}
          onClose={place.close}
          site={place.drawer.subject}
        />
      )}
      {evidence.drawer && (
        <EvidenceDrawer
          key={`evidence ${evidence.drawer.opening}`}
          opened={evidence.drawer.opened}
          onClose={evidence.close}
          site={evidence.drawer.subject}
          date={date}
        />
      )}
    </Screen>
  );
}

const Days = ({ date }: { date: string }) => (
  <nav className="flex items-center gap-2" aria-label="Dag">
    <Link
      to="/weather"
      search={{ datum: addDays(date, -1) }}
      aria-label="Dag eerder"
      className={classes.step}
    >
      <IconChevronLeft {...icon} />
    </Link>
    <h2 className="font-semibold capitalize-first">{formatLongDay(date)}</h2>
    <Link
      to="/weather"
      search={{ datum: addDays(date, 1) }}
      aria-label="Dag later"
      className={classes.step}
    >
      <IconChevronRight {...icon} />
    </Link>
  </nav>
);

/** What the source gave, the buttons for all sites at once, and the list for UWV. */
function DeskHead({ desk, date }: { desk: WeatherDesk; date: string }) {
  const { add } = useWeatherChanges();
  const { sites, reports, base, source } = desk;
  const days = createDaysOfUnworkable(sites, date);
  const places = new Set(days.map(({ projectId }) => projectId)).size;
  const repeat = base.flatMap(({ projectId, cause, ...person }) =>
    createDays([person], projectId, { date, cause, hours: null }),
  );
  return (
    <>
      <p className="text-quiet text-sm" role="status">
        {source.isSet
          ? [
              source.lastAt
                ? `Bron gelezen ${formatFullMoment(source.lastAt)}`
                : 'De bron gaf nog geen metingen',
              source.fault && `daarna niet meer: ${source.fault}`,
            ]
              .filter(Boolean)
              .join('; ')
          : 'Geen bron ingesteld: voer metingen in, of beslis met de hand.'}
      </p>
      {days.length + repeat.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {days.length > 0 && (
            <Button onClick={() => void add(days)}>
              {`Niet werken op ${formatQuantity(places, 'onwerkbare plek', 'onwerkbare plekken')} (${days.length})`}
            </Button>
          )}
          {repeat.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconHistory {...icon} />}
              onClick={() => void add(repeat)}
            >
              {`Zelfde als gisteren (${repeat.length})`}
            </Button>
          )}
        </div>
      )}
      {reports.length > 0 && <ReportsCard reports={reports} date={date} />}
    </>
  );
}
