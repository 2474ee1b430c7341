import classes from '../facts/spoken.module.css';

/** Tells a screen reader what became of a move. */
export const Announcement = ({ text }: { text: string }) => (
  <p role="status" className={classes.spoken}>
    {text}
  </p>
);
