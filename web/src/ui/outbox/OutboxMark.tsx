import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import type { Entry } from '../../lib/outbox/entry.ts';
import { formatOutboxMarks, hasRefused } from '../../lib/outbox/groups.ts';
import { useShownEntries } from '../../lib/outbox/state.ts';

/** Marks a change that is kept and will be sent, or was refused. */
export function OutboxMark({ isAbout }: { isAbout: (entry: Entry) => boolean }) {
  const shown = useShownEntries(isAbout);
  const texts = formatOutboxMarks(shown);
  if (texts.length === 0) return null;
  const isRefused = hasRefused(shown);
  const Icon = isRefused ? IconAlertTriangle : IconCloudUp;
  return (
    <span className={`inline-flex items-center gap-1 ${isRefused ? 'text-error' : 'text-quiet'}`}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {texts.join(', ')}
    </span>
  );
}
