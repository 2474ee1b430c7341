import { Text } from '@mantine/core';
import { isAdmin, isEmployee } from '@ploegplan/contract/rules/access';
import { IconCalendarUser, IconCalendarWeek } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Session, useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import classes from './HomeScreen.module.css';

const places = [
  {
    to: '/planning',
    label: 'Planning',
    text: 'Wie werkt waar deze week',
    Icon: IconCalendarWeek,
    isFor: isAdmin,
  },
  {
    to: '/employeeplanning',
    label: 'Eigen planning',
    text: 'Je eigen dagen, uren en foto’s',
    Icon: IconCalendarUser,
    isFor: isEmployee,
  },
] as const;

const placesOf = (session: Session | null) =>
  places.filter(({ isFor }) => session !== null && isFor(session));

/** The overview: the places somebody can go to. */
export function HomeScreen() {
  const mine = placesOf(useSession());
  return (
    <Screen title="Overzicht">
      {mine.length === 0 && (
        <EmptyState
          title="Hier is nog niets voor je"
          text="Vraag je beheerder om toegang tot de planning."
        />
      )}
      <ul className={classes.places}>
        {mine.map(({ to, label, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.place}>
              <Icon size={24} stroke={1.5} aria-hidden />
              <span>
                <Text fw={600} span display="block">
                  {label}
                </Text>
                <Text c="dimmed" span>
                  {text}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
