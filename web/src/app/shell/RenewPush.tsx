import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownNoticesQuery, subscribe } from '../../data/own/notices.ts';
import { isPushOn } from '../../data/own/push-remembered.ts';
import { recall } from '../../lib/remembered/remembered.ts';
import type { Session } from '../../lib/session/session.ts';

/** Renews the subscription of a browser in which somebody signed in again, or whose subscription ended. */
export default function RenewPush(_: { session: Session | null }) {
  const cache = useQueryClient();
  const { data: own } = useQuery(ownNoticesQuery);
  useEffect(() => {
    // Who switches it off has no subscription either.
    if (own && !own.isSubscribed && recall(isPushOn))
      subscribe(cache, own.pushKey).catch(() => undefined);
  }, [cache, own]);
  return null;
}
