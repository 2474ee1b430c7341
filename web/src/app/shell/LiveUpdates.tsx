import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startLive } from '../../lib/live/start.ts';
import { useShowConnectionLostIcon } from '../../lib/live/status.ts';
import { useSession } from '../../lib/session.ts';
import { loadConnectionLost } from './ConnectionSign.tsx';
import { connectionLost } from './connection-texts.ts';
import classes from './LiveUpdates.module.css';

/** Follows what others change, and tells a screen reader once when that is no longer possible. Default export for lazy loading. */
export default function LiveUpdates() {
  const client = useQueryClient();
  const session = useSession();
  const isLost = useShowConnectionLostIcon();
  useEffect(() => {
    // Without a connection it could not be fetched any more.
    void loadConnectionLost().catch(() => undefined);
  }, []);
  useEffect(() => (session ? startLive(client, session) : undefined), [client, session]);
  return (
    <div role="status" className={classes.told}>
      {isLost && `${connectionLost.title}. ${connectionLost.text}`}
    </div>
  );
}
