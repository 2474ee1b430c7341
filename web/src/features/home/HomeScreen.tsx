import { isAdmin, isEmployee } from '@ploegplan/contract/rules/access';
import { IconCalendarUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import classes from './HomeScreen.module.css';
import { OfficeHome } from './OfficeHome.tsx';

/** The start: for the office today and these weeks at a glance, for others the places they can go to. */
export function HomeScreen() {
  const session = useSession();
  if (session && isAdmin(session)) return <OfficeHome />;
  return (
    <Screen title="Overzicht">
      {session && isEmployee(session) ? (
        <OwnPlaces />
      ) : (
        <EmptyState
          title="Hier is nog niets voor je"
          text="Vraag je beheerder om toegang tot de planning."
        />
      )}
    </Screen>
  );
}

/** Where an employee can go to. */
const OwnPlaces = () => (
  <Link to="/employeeplanning" className={classes.place}>
    <IconCalendarUser size={24} stroke={1.5} aria-hidden />
    <span>
      <strong>Eigen planning</strong>
      <span className={classes.text}>Je eigen dagen, uren en foto’s</span>
    </span>
  </Link>
);
