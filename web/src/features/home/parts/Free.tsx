import type { Home } from '@ploegplan/contract/home/schemas';
import { Link } from '@tanstack/react-router';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import classes from '../../../ui/states/rows.module.css';
import { formatPeople, restDayText } from '../words.ts';

/** Shows who could still be planned today. On a day of rest that is nearly everybody, so nobody is named. */
export function Free({ home }: { home: Home }) {
  const { today, freeEmployees } = home;
  const day = home.days.find(({ date }) => date === today);
  const { planned = 0, free = 0, absent = 0 } = day ?? {};
  const planning = { to: '/planning', search: { datum: today } } as const;
  const rest = day && free > 0 ? restDayText(day) : null;
  return (
    <Card title="Vrij" id="vrij" more={<Link {...planning}>Inplannen</Link>}>
      {planned + free + absent === 0 && <EmptyText>Er zijn nog geen werknemers.</EmptyText>}
      {planned + absent > 0 && free === 0 && (
        <EmptyText>
          {absent > 0 ? 'Iedereen is ingepland of afwezig.' : 'Iedereen is ingepland.'}
        </EmptyText>
      )}
      {rest && (
        <EmptyText>
          Het is {rest}: {formatPeople(free)} niet ingepland.
        </EmptyText>
      )}
      {!rest && (
        <ul className="flex flex-wrap gap-2 items-center px-4 pb-4 empty-hidden">
          {freeEmployees.map(({ id, name }) => (
            <li key={id}>
              <Link
                to="/planning"
                search={{ datum: today, nieuw: true, werknemer: id }}
                className={classes.name}
                title={`${name} inplannen`}
              >
                {name}
              </Link>
            </li>
          ))}
          {free > freeEmployees.length && <li>en nog {free - freeEmployees.length}</li>}
        </ul>
      )}
    </Card>
  );
}
