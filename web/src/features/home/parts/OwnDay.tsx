import type { OwnItem } from '@ploegplan/contract/home/schemas';
import { listPlaces } from '@ploegplan/contract/values/places';
import { Link } from '@tanstack/react-router';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import { OwnItems } from './OwnItems.tsx';

/** Shows today's own planning to a user who is also an employee. */
export const OwnDay = ({ items }: { items: readonly OwnItem[] }) => (
  <Card title="Jouw dag" more={<Link to="/employeeplanning">Eigen planning</Link>}>
    {items.length === 0 && <EmptyText>Je bent vandaag niet ingepland.</EmptyText>}
    <OwnItems
      items={items.map(({ location, ...item }) => ({
        ...item,
        places: listPlaces({ location, projectLocation: '', clientLocation: '' }),
      }))}
    />
  </Card>
);
