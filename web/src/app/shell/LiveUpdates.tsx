import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveSettings } from '../../data/cache/live.ts';
import { isStandalone } from '../../lib/device/install.ts';
import { connectionLost } from '../../lib/live/connection-texts.ts';
import { startLive } from '../../lib/live/start.ts';
import { useShowConnectionLostIcon } from '../../lib/live/status.ts';
import { useSession } from '../../lib/session/session.ts';

/** Runs live updates, and announces once to screen readers when the connection is lost. Default export for lazy loading. */
export default function LiveUpdates() {
  const client = useQueryClient();
  const session = useSession();
  const isLost = useShowConnectionLostIcon();
  useEffect(
    () => (session ? startLive(client, session, liveSettings) : undefined),
    [client, session],
  );
  return (
    <div role="status" className="sr-only">
      {isLost && `${connectionLost.title}. ${connectionLost.text(isStandalone())}`}
    </div>
  );
}
