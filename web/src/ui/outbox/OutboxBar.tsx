import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { outboxTexts, useShownOutbox } from '../../lib/outbox/state.ts';
import { lazyPart } from '../lazy-part.tsx';
import classes from './outbox.module.css';

const OutboxDialog = lazyPart(() => import('./OutboxDialog.tsx'), {
  isWanted: ({ opened }) => opened,
});

/** At the top of a worker's screens: what waits for a connection and what was refused, with a list of it. */
export function OutboxBar() {
  const shown = useShownOutbox();
  const [opened, setOpened] = useState(false);
  const texts = outboxTexts(shown);
  const Icon = shown.refused > 0 ? IconAlertTriangle : IconCloudUp;
  return (
    <>
      <div role="status">
        {texts.length > 0 && (
          <div className={classes.bar} data-refused={shown.refused > 0 || undefined}>
            <Icon size={20} stroke={1.5} aria-hidden />
            <span className={classes.text}>{texts.join(', ')}</span>
            <Button variant="subtle" h={48} onClick={() => setOpened(true)}>
              Bekijken
            </Button>
          </div>
        )}
      </div>
      <OutboxDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
