import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { storageQuery } from '../../data/images.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import classes from './images.module.css';

/** From this share of the room on, the office is told that it gets full. */
const NEARLY_FULL = 0.9;

const gigabytes = (bytes: number) =>
  `${formatNumber(Math.round((10 * bytes) / 1024 ** 3) / 10)} GB`;

/** Says that the room for files is nearly full, before an upload is refused. */
export function StorageNotice() {
  const { data } = useQuery(storageQuery);
  const { usedBytes = 0, limitBytes = null } = data ?? {};
  if (limitBytes === null || usedBytes < NEARLY_FULL * limitBytes) return null;
  return (
    <p className={classes.notice} role="status">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      {`De ruimte voor bestanden is ${usedBytes < limitBytes ? 'bijna vol' : 'vol'}: ${gigabytes(usedBytes)} van ${gigabytes(limitBytes)}. Verwijder afbeeldingen die niemand meer nodig heeft.`}
    </p>
  );
}
