import type { Home, HomeItem, HomePlace } from '@ploegplan/contract/home/schemas';
import { Link } from '@tanstack/react-router';
import { formatTimesOrNone } from '../../../lib/dates/dates.ts';
import { formatNameList } from '../../../lib/values/list-names.ts';
import { formatTellingPlace } from '../../../lib/values/location.ts';
import { createHueStyle } from '../../../ui/facts/HueMark.tsx';
import { renderPlaceCell } from '../../../ui/facts/place-fact.tsx';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import rows from '../../../ui/states/rows.module.css';
import { formatPeople } from '../words.ts';
import classes from './places.module.css';

const MOST_PEOPLE = 12;
/** A phone shows few places, so that absent and free people are in view too. */
const FIRST_ON_PHONE = 3;

export function Places({ home }: { home: Home }) {
  const { today, placeCount, nextDay, days } = home;
  const isPhone = useIsPhone();
  const places = isPhone ? home.places.slice(0, FIRST_ON_PHONE) : home.places;
  // The number of the same day above, which does not count who is absent.
  const nextCount =
    days.find(({ date }) => date === nextDay?.date)?.planned ?? nextDay?.employeeCount ?? 0;
  const absent = new Set(
    home.absences.flatMap(({ employee, isPlanned }) => (isPlanned ? employee.id : [])),
  );
  const planning = { to: '/planning', search: { datum: today } } as const;
  return (
    <Card title="Wie werkt waar" more={<Link {...planning}>Planning</Link>}>
      {places.length === 0 && <EmptyText>Vandaag staat er niets op de planning.</EmptyText>}
      <ul>
        {places.map((place) => (
          <Place key={place.id} place={place} absent={absent} />
        ))}
      </ul>
      {placeCount > places.length && (
        <Link {...planning} className={rows.foot}>
          Nog {placeCount - places.length} op de planning
        </Link>
      )}
      {nextDay && !(isPhone && places.length > 0) && (
        <Link to="/planning" search={{ datum: nextDay.date }} className={rows.foot}>
          <span>
            Eerstvolgend: <ShortDay date={nextDay.date} />, {formatPeople(nextCount)}
          </span>
        </Link>
      )}
    </Card>
  );
}

interface PlaceProps {
  place: HomePlace;
  /** The ids of who is planned and yet absent all day. */
  absent: ReadonlySet<string>;
}

function Place({ place, absent }: PlaceProps) {
  const { id, hue, title, location, items, itemCount } = place;
  return (
    <li className={classes.place} style={createHueStyle(hue)}>
      <div className={classes.placeHead}>
        <Link
          to={hue !== null ? '/project-details/$id' : '/klant-details/$id'}
          params={{ id }}
          className={classes.open}
          title={title}
        >
          {title}
        </Link>
        {location && (
          <span className={classes.where} title={formatTellingPlace(location)}>
            {renderPlaceCell(location)}
          </span>
        )}
      </div>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} absent={absent} />
        ))}
        {itemCount > items.length && (
          <li className={classes.item}>En nog {itemCount - items.length}</li>
        )}
      </ul>
    </li>
  );
}

const Item = ({ item, absent }: { item: HomeItem; absent: ReadonlySet<string> }) => (
  <li className={classes.item}>
    <span className={classes.time}>{formatTimesOrNone(item)}</span>
    <span>
      {item.people.length === 0
        ? 'Nog niemand'
        : formatNameList(
            item.people.map(({ id, name }) => (absent.has(id) ? `${name} (afwezig)` : name)),
            MOST_PEOPLE,
          )}
      {formatTellingPlace(item.location) && (
        <span className="text-quiet text-sm wrap-anywhere">
          {' '}
          · {formatTellingPlace(item.location)}
        </span>
      )}
    </span>
  </li>
);
