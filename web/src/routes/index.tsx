import { createFileRoute, redirect } from '@tanstack/react-router';
import { getHomePath, isReturnPathOf, mayReturnTo } from '../app/guard.ts';
import { forget, recall } from '../lib/remembered/remembered.ts';
import { previousPath } from '../lib/session/remembered.ts';
import { sessionQuery } from '../lib/session/session.ts';

export const Route = createFileRoute('/')({
  staticData: { access: 'session' },
  beforeLoad: ({ context: { queryClient, findPage, gate } }) => {
    if (gate) return;
    const session = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
    const previous = recall(previousPath);
    const isOpen =
      previous !== null &&
      isReturnPathOf(previous, session) &&
      mayReturnTo(findPage(previous.path), session);
    // A path of another user, or one that this user may not open, stays stored for a user who may.
    if (isOpen) forget(previousPath);
    throw redirect({ href: isOpen ? previous.path : getHomePath(session), replace: true });
  },
});
