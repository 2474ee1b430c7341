import { ActionIcon } from '@mantine/core';
import { translateCount } from '@ploegplan/contract/languages/translate';
import { IconAlertTriangle, IconCloudUp, IconWifiOff } from '@tabler/icons-react';
import { connectionLost } from '../../../lib/live/connection-texts.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { groupEntries, hasRefused } from '../../../lib/outbox/groups.ts';
import { setOutboxListOpen } from '../../../lib/outbox/state.ts';

/** Shows how many entries wait or were refused, and opens their list. Default export for lazy loading. */
export default function WaitingSign({ isLost, shown }: { isLost: boolean; shown: Entry[] }) {
  const isRefused = hasRefused(shown);
  const groups = groupEntries(shown);
  const count = groups.length;
  const refused = groups.filter(({ entries }) => hasRefused(entries)).length;
  const label = [
    ...(isLost ? [connectionLost.title] : []),
    ...(refused < count
      ? [
          translateCount(
            count - refused,
            '{count} wijziging nog niet verstuurd',
            '{count} wijzigingen nog niet verstuurd',
          ),
        ]
      : []),
    ...(refused > 0
      ? [
          translateCount(
            refused,
            '{count} wijziging niet aangenomen',
            '{count} wijzigingen niet aangenomen',
          ),
        ]
      : []),
  ].join(', ');
  const Icon = isLost ? IconWifiOff : isRefused ? IconAlertTriangle : IconCloudUp;
  return (
    <ActionIcon
      size="control"
      variant="light"
      color={isRefused ? 'red' : 'orange'}
      data-lost={isLost || undefined}
      aria-label={label}
      title={label}
      onClick={() => setOutboxListOpen(true)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
      <span
        className="font-semibold text-sm tabular-nums"
        style={{ marginLeft: '0.125rem' }}
        aria-hidden
      >
        {count}
      </span>
    </ActionIcon>
  );
}
