import { IconCalendarUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './OwnPlaces.module.css';

/** Where an employee can go to. */
export const OwnPlaces = () => (
  <Link to="/employeeplanning" className={classes.place}>
    <IconCalendarUser size={24} stroke={1.5} aria-hidden />
    <span>
      <strong>Eigen planning</strong>
      <span className={classes.text}>Je eigen dagen, uren en foto’s</span>
    </span>
  </Link>
);
