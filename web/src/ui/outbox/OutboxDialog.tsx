import { Button, Modal } from '@mantine/core';
import { getCurrentTime } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconAlertTriangle, IconCloudUp, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { formatClock } from '../../lib/dates/moments.ts';
import { isStandalone } from '../../lib/device/install.ts';
import { connectionLost } from '../../lib/live/connection-texts.ts';
import { useShowConnectionLostIcon } from '../../lib/live/status.ts';
import type { Entry } from '../../lib/outbox/entry.ts';
import { type OutboxActions, useOutboxActions, useShownEntries } from '../../lib/outbox/state.ts';
import { useOverlay } from '../drawer/useOverlay.ts';
import { OutboxList } from './OutboxList.tsx';
import classes from './outbox.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  onMend: (entry: Entry) => void;
}

/** Shows all that waits for a connection or was refused, with the actions. Default export for lazy loading. */
export default function OutboxDialog({ opened, onClose, onMend }: Props) {
  const close = useOverlay(opened, onClose);
  const shown = useShownEntries();
  const actions = useOutboxActions();
  const isWaiting = shown.some(({ refusal }) => !refusal);
  const isLost = useShowConnectionLostIcon();
  return (
    <Modal opened={opened} onClose={close} title={translate('Nog niet verstuurd')}>
      {shown.length === 0 ? (
        <p>{translate('Er wacht niets meer.')}</p>
      ) : (
        <>
          <State {...{ isWaiting, isLost }} />
          <OutboxList isAbout={() => true} onMend={onMend} />
          {isWaiting && isLost && (
            <p className="text-quiet text-sm" style={{ marginTop: '12px' }}>
              {connectionLost.text(isStandalone())}
            </p>
          )}
          {isWaiting && actions && <TryNow {...{ actions, isLost }} />}
        </>
      )}
    </Modal>
  );
}

/** The state of all entries; the reason of a refusal is shown at its entry. */
function State({ isWaiting, isLost }: { isWaiting: boolean; isLost: boolean }) {
  if (!isWaiting) {
    return (
      <div className="flex gap-3 mb-4">
        <IconAlertTriangle className="text-error" size={24} stroke={1.5} aria-hidden />
        <div>
          <strong>{translate('Niet aangenomen')}</strong>
          <p>{translate('Kies hieronder wat ermee moet gebeuren. Er verdwijnt niets vanzelf.')}</p>
        </div>
      </div>
    );
  }
  const Icon = isLost ? IconWifiOff : IconCloudUp;
  return (
    <div className="flex gap-3 mb-4">
      <Icon className={isLost ? 'text-warning' : ''} size={24} stroke={1.5} aria-hidden />
      <div>
        <strong>{isLost ? connectionLost.title : translate('Wordt verstuurd')}</strong>
        <p>
          {isLost
            ? translate('Dit is bewaard op je telefoon en wordt verstuurd zodra er verbinding is.')
            : translate('Lukt het niet meteen, dan probeert je telefoon het vanzelf opnieuw.')}
        </p>
      </div>
    </div>
  );
}

/** Offers one try of everything under the thumb, and shows how it ended. */
function TryNow({ actions, isLost }: { actions: OutboxActions; isLost: boolean }) {
  const [isTrying, setTrying] = useState(false);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const send = async () => {
    setTrying(true);
    const isSent = await actions.tryNow();
    setTrying(false);
    setFailedAt(isSent ? null : getCurrentTime().toISOString());
  };
  return (
    <div className={classes.foot}>
      <p role="status" className="text-quiet">
        {failedAt !== null &&
          !isTrying &&
          (isLost
            ? translate('Geprobeerd om {time}: nog geen verbinding.', {
                time: formatClock(failedAt),
              })
            : translate('Geprobeerd om {time}: nog niet gelukt.', { time: formatClock(failedAt) }))}
      </p>
      <Button mih={48} fullWidth loading={isTrying} onClick={() => void send()}>
        {translate('Nu proberen')}
      </Button>
    </div>
  );
}
