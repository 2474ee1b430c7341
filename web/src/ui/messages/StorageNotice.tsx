import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './StorageNotice.module.css';

/** Says that the room for files is nearly full, before an upload is refused. */
export const StorageNotice = ({ text }: { text: string }) => (
  <p className={classes.notice} role="status">
    <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
    {text}
  </p>
);
