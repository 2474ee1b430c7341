import type { Home, HomeItem, HomePlace } from '@ploegplan/contract/home.schemas';
import { Link } from '@tanstack/react-router';
import { projectHue } from '../../../data/project-hue.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { shownPlace } from '../../../lib/values/location.ts';
import { listNames, people, timesText } from '../words.ts';
import { Card, EmptyText } from './Card.tsx';
import classes from './places.module.css';

const MOST_PEOPLE = 12;

/** Who works where today. */
export function Places({ home }: { home: Home }) {
  const { today, places, placeCount, nextDay } = home;
  const planning = { to: '/planning', search: { datum: today } } as const;
  return (
    <Card title="Wie werkt waar" more={<Link {...planning}>Planning</Link>}>
      {places.length === 0 && <EmptyText>Vandaag staat er niets op de planning.</EmptyText>}
      <ul className={classes.places}>
        {places.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
      {placeCount > places.length && (
        <Link {...planning} className={classes.foot}>
          Nog {placeCount - places.length} op de planning
        </Link>
      )}
      {nextDay && (
        <Link to="/planning" search={{ datum: nextDay.date }} className={classes.foot}>
          Hierna {formatLongDay(nextDay.date)}, met {people(nextDay.employeeCount)}
        </Link>
      )}
    </Card>
  );
}

function Place({ place }: { place: HomePlace }) {
  const { id, isProject, title, location, items, itemCount } = place;
  return (
    <li
      className={classes.place}
      style={{ '--hue': projectHue(id) }}
      data-neutral={!isProject || undefined}
    >
      <div className={classes.placeHead}>
        <Link
          to={isProject ? '/project-details/$id' : '/klant-details/$id'}
          params={{ id }}
          className={classes.open}
          title={title}
        >
          {title}
        </Link>
        {location && (
          <span className={classes.where} title={shownPlace(location)}>
            {shownPlace(location)}
          </span>
        )}
      </div>
      <ul className={classes.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
        {itemCount > items.length && (
          <li className={classes.item}>En nog {itemCount - items.length}</li>
        )}
      </ul>
    </li>
  );
}

const Item = ({ item }: { item: HomeItem }) => (
  <li className={classes.item}>
    <span className={classes.time}>{timesText(item)}</span>
    <span>
      {item.people.length === 0
        ? 'Nog niemand'
        : listNames(
            item.people.map(({ name }) => name),
            MOST_PEOPLE,
          )}
      {item.location && <span className={classes.location}> · {shownPlace(item.location)}</span>}
    </span>
  </li>
);
