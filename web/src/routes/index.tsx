import { createFileRoute, redirect } from '@tanstack/react-router';
import { startOf } from '../app/guard.ts';
import { recall, remember } from '../lib/remembered.ts';
import { sessionQuery } from '../lib/session.ts';

export const Route = createFileRoute('/')({
  staticData: { access: 'session' },
  beforeLoad: ({ context: { queryClient } }) => {
    const session = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
    const href = startOf(session, recall('previousPath'));
    remember('previousPath', undefined);
    throw redirect({ href, replace: true });
  },
});
