import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './sections.module.css';

interface PlaceLinkProps {
  to: NonNullable<LinkProps['to']>;
  search?: LinkProps['search'];
  /** The text that says what is set there. */
  text: string;
  children: string;
}

/** Leads to a screen on which something is set. */
export const PlaceLink = ({ to, search, text, children }: PlaceLinkProps) => (
  <Link to={to} search={search ?? {}} className={classes.place}>
    <span className="font-semibold">{children}</span>
    <span className="text-quiet text-sm" style={{ gridRow: '2' }}>
      {text}
    </span>
    <IconChevronRight size={18} stroke={1.5} aria-hidden />
  </Link>
);
