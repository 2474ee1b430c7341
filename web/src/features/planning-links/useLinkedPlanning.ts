import type { PublicPlanning } from '@ploegplan/contract/planning-links/schemas';
import { useEffect, useState } from 'react';
import { follow } from './connection.ts';
import { takeVersion } from './version.ts';

interface LinkedPlanning {
  /** The latest planning; null before it was read, and once the link does not work. */
  planning: PublicPlanning | null;
  readAt: string;
  /** The server cannot be reached; what was read last is getting old. */
  isLost: boolean;
  /** The link does not work, or no longer. */
  isUnavailable: boolean;
}

const unread: LinkedPlanning = { planning: null, readAt: '', isLost: false, isUnavailable: false };

/** Follows what a link shows. */
export function useLinkedPlanning(token: string): LinkedPlanning {
  const [linked, setLinked] = useState(unread);
  useEffect(() => {
    const over = new AbortController();
    const setLost = (isLost: boolean) =>
      setLinked((before) => (before.isLost === isLost ? before : { ...before, isLost }));
    const handlers = {
      show: (planning: PublicPlanning) => {
        setLinked({ ...unread, planning, readAt: new Date().toISOString() });
        // A failure keeps this version running.
        takeVersion(planning.page, over.signal).catch(() => undefined);
      },
      lose: () => setLost(true),
      find: () => setLost(false),
      end: () => setLinked({ ...unread, isUnavailable: true }),
    };
    void follow(token, handlers, over.signal);
    return () => over.abort();
  }, [token]);
  return linked;
}
