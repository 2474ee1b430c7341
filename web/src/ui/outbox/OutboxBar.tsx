import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { formatOutboxTexts, hasRefused } from '../../lib/outbox/groups.ts';
import { setOutboxListOpen, useShownEntries } from '../../lib/outbox/state.ts';

/** Shows at the top of a worker's screens what waits for a connection and what was refused, with a list of it. */
export function OutboxBar() {
  const shown = useShownEntries();
  const texts = formatOutboxTexts(shown);
  const isRefused = hasRefused(shown);
  const Icon = isRefused ? IconAlertTriangle : IconCloudUp;
  return (
    <div role="status">
      {texts.length > 0 && (
        <div
          className={`flex items-center border rounded bg-raised gap-2 mb-4 px-2 py-1 ${isRefused ? 'border-error' : ''}`}
        >
          <Icon className={isRefused ? 'text-error' : ''} size={20} stroke={1.5} aria-hidden />
          <span className="flex-1">{texts.join(', ')}</span>
          <Button variant="subtle" mih={48} onClick={() => setOutboxListOpen(true)}>
            {translate('Bekijken')}
          </Button>
        </div>
      )}
    </div>
  );
}
