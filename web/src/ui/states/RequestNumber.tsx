import { findRequestId } from '../../lib/api/messages.ts';
import classes from './RequestNumber.module.css';

/** The request number to mention when asking for help, for an error of the server; nothing for other errors. */
export function RequestNumber({ error }: { error: unknown }) {
  const requestId = findRequestId(error);
  if (!requestId) return null;
  return (
    <span className={classes.number}>
      Blijft het misgaan? Geef dan dit nummer door: {requestId}
    </span>
  );
}
