import { Anchor } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import {
  type Icon,
  IconChevronLeft,
  IconChevronRight,
  IconCrane,
  IconMapPin,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import {
  formatLongDay,
  formatShortDay,
  formatTimesOrNone,
  formatWeekAndYear,
} from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { createHueStyle } from '../../../ui/facts/HueMark.tsx';
import { renderPlacesFact } from '../../../ui/facts/place-fact.tsx';
import { listItemPlaces } from '../board/rows/labels.ts';
import type { PlanningNames } from '../form/values/names.ts';
import classes from './head.module.css';
import { describeState } from './state.ts';

interface Props {
  item: PlanningItem;
  names: PlanningNames;
  /** The days that are planned together with this one, itself included; empty for a single day. */
  days: readonly PlannedItem[];
}

/** Shows the main facts of an item: when, where, for whom, and how far it is. The title above it names the project. */
export function ItemHead({ item, names, days }: Props) {
  const project = names.projects.get(item.projectId ?? '');
  const state = describeState(item);
  return (
    <section
      className={classes.head}
      style={createHueStyle(project?.hue ?? null)}
      data-draft={item.isDraft || undefined}
      aria-label="In het kort"
    >
      <div className="flex flex-col gap-1 p-4">
        <p className="font-semibold leading-snug text-xl capitalize-first">
          {formatLongDay(item.date)}
        </p>
        <p className={classes.times}>
          <strong className="text-lg">{formatTimesOrNone(item)}</strong>
          <span>{formatWeekAndYear(item.date)}</span>
        </p>
        <p className={classes.state} data-kind={state.kind}>
          <state.Icon size={18} stroke={1.5} aria-hidden />
          {state.text}
        </p>
      </div>
      <HeadLinks item={item} names={names} />
      {days.length > 1 && <DaySteps id={item.id} days={days} />}
    </section>
  );
}

function HeadLinks({ item, names }: Omit<Props, 'days'>) {
  const { terms } = useTenant();
  const project = names.projects.get(item.projectId ?? '');
  const clientId = project?.client ?? item.clientId ?? '';
  const client = names.clients.get(clientId);
  const links: [label: string, Icon: Icon, value: ReactNode][] = [
    [
      terms.project,
      IconCrane,
      project && (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/project-details/$id" params={{ id: item.projectId ?? '' }} />
          )}
        >
          {terms.project} bekijken
        </Anchor>
      ),
    ],
    [
      'Klant',
      IconUser,
      client && (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/klant-details/$id" params={{ id: clientId }} />
          )}
        >
          {client.name}
        </Anchor>
      ),
    ],
    ['Navigeren naar', IconMapPin, renderPlacesFact(listItemPlaces(item, names))],
  ];
  return (
    <dl className={classes.links}>
      {links.map(
        ([label, Icon, value]) =>
          value && (
            <div className="flex gap-2 items-baseline min-w-0" key={label}>
              <dt title={label}>
                <Icon size={18} stroke={1.5} aria-hidden />
                <span className="sr-only">{label}</span>
              </dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface DayStepsProps {
  id: string;
  days: readonly PlannedItem[];
}

/** 'Dag 3 van 5', with the way to the day before and after. */
function DaySteps({ id, days }: DayStepsProps) {
  const at = days.findIndex((day) => day.id === id);
  const step = (day: PlannedItem | undefined, label: string, children: ReactNode) =>
    day ? (
      <Link to="/planning-details/$id" params={{ id: day.id }} className={classes.step} replace>
        <span className={classes.word}>{label}</span>
        {children}
      </Link>
    ) : (
      <span />
    );
  const [before, after] = [days[at - 1], days[at + 1]];
  return (
    <nav className={classes.steps} aria-label="Dagen">
      {step(
        before,
        before ? formatShortDay(before.date) : '',
        <IconChevronLeft size={18} stroke={1.5} aria-hidden />,
      )}
      <span>
        Dag {at + 1} van {days.length}
      </span>
      {step(
        after,
        after ? formatShortDay(after.date) : '',
        <IconChevronRight size={18} stroke={1.5} aria-hidden />,
      )}
    </nav>
  );
}
