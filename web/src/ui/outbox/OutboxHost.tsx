import { use } from 'react';
import type { Entry } from '../../lib/outbox/entry.ts';
import { setOutboxListOpen, useOutboxListOpen } from '../../lib/outbox/state.ts';
import { createLazyPart } from '../drawer/lazy-part.tsx';
import { useDrawerSubject } from '../drawer/useDrawerSubject.ts';
import { MendFormsContext } from './MendFormsContext.ts';

const OutboxDialog = createLazyPart(() => import('./OutboxDialog.tsx'), {
  isNeeded: ({ opened }) => opened,
});

const closeList = () => setOutboxListOpen(false);

/** The list of what waits, and the form in which something of it is mended; both over any screen. */
export function OutboxHost() {
  const opened = useOutboxListOpen();
  const { drawer: mending, ...form } = useDrawerSubject<Entry>('refused write');
  const MendForm = use(MendFormsContext)[mending?.subject.kind ?? ''];
  return (
    <>
      <OutboxDialog
        opened={opened}
        onClose={closeList}
        onMend={(entry) => {
          closeList();
          form.show(entry);
        }}
      />
      {mending && MendForm && (
        <MendForm
          key={mending.opening}
          refused={mending.subject}
          opened={mending.opened}
          onClose={form.close}
        />
      )}
    </>
  );
}
