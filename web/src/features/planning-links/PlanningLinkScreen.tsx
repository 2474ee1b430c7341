import './screen.css';
import './planned.css';
import { addDays, getIsoWeek, getMonday } from '@ploegplan/contract/dates/dates';
import type { PublicPlanning } from '@ploegplan/contract/planning-links/schemas';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { publicViewMode } from '../../data/planning/planning-remembered.ts';
import { formatLongDay, formatWeekDays } from '../../lib/dates/dates.ts';
import { formatClock } from '../../lib/dates/moments.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { remember, useRemembered } from '../../lib/remembered/remembered.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { PlannedPeriod } from './PlannedPeriod.tsx';
import { useLinkedPlanning } from './useLinkedPlanning.ts';

const GateTable = createLazyPart(() => import('../../ui/work/GateTable.tsx'));

/** The time without touch after which a screen shows today again. */
const BACK_MS = 2 * 60_000;

const modes = [
  { mode: 'day', label: 'Dag' },
  { mode: 'week', label: 'Week' },
] as const;

/** The page of a planning link: what it shows of the planning, and what somebody chose to see. */
export function PlanningLinkScreen({ token }: { token: string }) {
  const { planning, readAt, isLost, isUnavailable } = useLinkedPlanning(token);
  const about = planning?.about || planning?.tenant.name;
  useEffect(() => {
    document.title = about ? `Planning – ${about}` : 'Planning';
  }, [about]);
  const lost = planning
    ? `Geen verbinding, stand van ${formatClock(readAt)} uur`
    : 'Geen verbinding. De planning komt zodra die er weer is.';
  const state = isLost ? lost : '';
  return (
    <div className="planning-link flex flex-col tabular-nums">
      {planning ? (
        <Planned planning={planning} state={state} />
      ) : (
        <>
          <header className="head flex flex-wrap gap-y-2 gap-x-4 items-center px-4 py-3 border-b">
            <h1 className="day capitalize-first">Planning</h1>
          </header>
          <p className="state font-semibold" role="status">
            {state}
          </p>
          <main className="planning flex-1 p-4">{isUnavailable && <Gone />}</main>
        </>
      )}
    </div>
  );
}

const Gone = () => (
  <div className="empty mx-auto text-quiet text-center">
    <h2 className="title mb-2 text-default font-semibold">Deze link werkt niet</h2>
    <p>
      Hij is verlopen, ingetrokken of niet volledig overgenomen. Vraag een nieuwe link aan wie hem
      je gaf.
    </p>
  </div>
);

/** The chosen day, which is null for today, whatever day it becomes. */
function useChosenDay({ from, to }: PublicPlanning, today: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => setChosen(null), BACK_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  const choose = (date: string) => {
    const within = date < from ? from : date > to ? to : date;
    setChosen(within === today ? null : within);
  };
  return { date: chosen ?? today, choose };
}

function Planned({ planning, state }: { planning: PublicPlanning; state: string }) {
  const { tenant, about, from, to, items } = planning;
  const now = useToday();
  const { date, choose } = useChosenDay(planning, now);
  const [mode] = useRemembered(publicViewMode);
  const [page, setPage] = useState('');
  const isDay = mode === 'day';
  const monday = getMonday(date);
  const first = isDay ? date : monday;
  const last = isDay ? date : addDays(monday, 6);
  const step = isDay ? 1 : 7;
  const gate = planning.gateList?.filter((person) => person.date === date) ?? [];
  return (
    <>
      <header className="head flex flex-wrap gap-y-2 gap-x-4 items-center px-4 py-3 border-b">
        <img className="logo" src={tenant.logo} alt={tenant.name} />
        <div className="what">
          <h1 className="day capitalize-first">
            {isDay
              ? formatLongDay(date)
              : `Week ${getIsoWeek(date).week}, ${formatWeekDays(monday)}`}
          </h1>
          <p className="about text-quiet">{about}</p>
        </div>
        <p className="turn text-quiet" aria-hidden="true">
          {page}
        </p>
        <Clock />
        <nav className="controls flex flex-1 gap-2 items-center" aria-label="Dagen">
          <button
            type="button"
            aria-label="Vorige"
            disabled={first <= from}
            onClick={() => choose(addDays(date, -step))}
          >
            ‹
          </button>
          <button type="button" disabled={first <= now && now <= last} onClick={() => choose(now)}>
            Vandaag
          </button>
          <button
            type="button"
            aria-label="Volgende"
            disabled={last >= to}
            onClick={() => choose(addDays(date, step))}
          >
            ›
          </button>
          <fieldset className="modes flex ml-auto" aria-label="Periode">
            {modes.map(({ mode: one, label }) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === mode}
                onClick={() => remember(publicViewMode, one)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </nav>
      </header>
      <p className="state font-semibold" role="status">
        {state}
      </p>
      <PlannedPeriod items={items} date={date} today={now} mode={mode} onPage={setPage} />
      {gate.length > 0 && (
        <section className="px-4 py-3 border-t" aria-label="Poortlijst">
          <h2 className="mb-2 text-lg font-semibold">Poortlijst {formatLongDay(date)}</h2>
          <GateTable people={gate} />
        </section>
      )}
    </>
  );
}

const listenEverySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
};

const Clock = () => (
  <p className="clock" aria-hidden="true">
    {useSyncExternalStore(listenEverySecond, () => formatClock(new Date().toISOString()))}
  </p>
);
