import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { use, useState } from 'react';
import type { Entry } from '../../lib/outbox/entry.ts';
import { hasRefused, outboxTexts, useShownOutbox } from '../../lib/outbox/state.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useDrawerSubject } from '../useDrawerSubject.ts';
import { MendFormsContext } from './MendFormsContext.ts';
import classes from './outbox.module.css';

const OutboxDialog = lazyPart(() => import('./OutboxDialog.tsx'), {
  isWanted: ({ opened }) => opened,
});

/** At the top of a worker's screens: what waits for a connection and what was refused, with a list of it. */
export function OutboxBar() {
  const { shown } = useShownOutbox();
  const [opened, setOpened] = useState(false);
  const { drawer: mending, ...form } = useDrawerSubject<Entry>('refused write');
  const MendForm = use(MendFormsContext)[mending?.subject.kind ?? ''];
  const texts = outboxTexts(shown);
  const isRefused = hasRefused(shown);
  const Icon = isRefused ? IconAlertTriangle : IconCloudUp;
  return (
    <>
      <div role="status">
        {texts.length > 0 && (
          <div className={classes.bar} data-refused={isRefused || undefined}>
            <Icon size={20} stroke={1.5} aria-hidden />
            <span className={classes.text}>{texts.join(', ')}</span>
            <Button variant="subtle" h={48} onClick={() => setOpened(true)}>
              Bekijken
            </Button>
          </div>
        )}
      </div>
      <OutboxDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onMend={(entry) => {
          setOpened(false);
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
