import { Button } from '@mantine/core';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { use } from 'react';
import { formatMoment } from '../../lib/dates/moments.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { notify } from '../../lib/notify.ts';
import type { Entry } from '../../lib/outbox/entry.ts';
import { type EntryGroup, groupEntries } from '../../lib/outbox/groups.ts';
import { formatRefusal } from '../../lib/outbox/refusals.ts';
import {
  type OutboxActions,
  useOutboxActions,
  useOutboxProgress,
  useShownEntries,
} from '../../lib/outbox/state.ts';
import { confirm } from '../messages/confirm.ts';
import { MendFormsContext } from './MendFormsContext.ts';

interface Props {
  isAbout: (entry: Entry) => boolean;
  /** Opens the form of an entry that has one. */
  onMend?: (entry: Entry) => void;
}

/** Lists waiting and refused entries, with their actions. */
export function OutboxList({ isAbout, onMend }: Props) {
  const shown = useShownEntries(isAbout);
  const progress = useOutboxProgress();
  const actions = useOutboxActions();
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {groupEntries(shown).map((group) => {
        const { key, about, what, entries } = group;
        const [{ refusal, at }] = entries;
        const isSending = entries.some(({ id }) => id === progress?.id);
        return (
          <li
            key={key}
            className="grid border rounded"
            style={{ gap: '4px', padding: '12px' }}
            data-refused={refusal ? true : undefined}
          >
            <strong>{about}</strong>
            <span className="whitespace-pre-line wrap-anywhere">{what}</span>
            {refusal ? (
              <span className="text-error">{formatRefusal(refusal)}</span>
            ) : (
              <span className="text-quiet">
                {isSending
                  ? formatSending(entries.length, progress?.share ?? 0)
                  : translate('Bewaard op je telefoon, {moment}', { moment: formatMoment(at) })}
              </span>
            )}
            {actions && refusal && <Choices {...{ group, actions, onMend }} />}
            {actions && !refusal && !isSending && (
              <div className="flex flex-wrap gap-2 mt-2">
                <Discard {...{ group, actions }} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** 'Wordt verstuurd, 40%', 'Wordt verstuurd, nog 3' */
const formatSending = (left: number, share: number): string =>
  left === 1
    ? translate('Wordt verstuurd, {percent}%', { percent: Math.round(share * 100) })
    : translateCount(left, 'Wordt verstuurd, nog {count}', 'Wordt verstuurd, nog {count}');

interface ChoicesProps {
  group: EntryGroup;
  actions: OutboxActions;
  onMend: Props['onMend'];
}

function Choices({ group, actions, onMend }: ChoicesProps) {
  const { about, what, entries } = group;
  const [first] = entries;
  const hasForm = Object.hasOwn(use(MendFormsContext), first.kind);
  const photos = entries.filter(({ file }) => file);
  const hasText = entries.some((entry) => entry.what !== '');
  const retry = async () => {
    for (const { id } of entries) await actions.retry(id);
  };
  const copy = async () => {
    await navigator.clipboard.writeText([about, what].join('\n'));
    notify.success(translate('Gekopieerd'));
  };
  const keepFiles = async () => {
    for (const { id, file } of photos) {
      const blob = await actions.readFile(id);
      if (blob && file) saveFile(blob, file.name);
    }
  };
  return (
    <div className="flex flex-wrap gap-2 mt-2">
      {hasForm && onMend && (
        <Button mih={48} onClick={() => onMend(first)}>
          {translate('Aanpassen')}
        </Button>
      )}
      <Button variant="default" mih={48} onClick={() => void retry()}>
        {translate('Opnieuw versturen')}
      </Button>
      {hasText && (
        <Button variant="default" mih={48} onClick={() => void copy()}>
          {translate('Kopiëren')}
        </Button>
      )}
      {photos.length > 0 && (
        <Button variant="default" mih={48} onClick={() => void keepFiles()}>
          {photos.length === 1 ? translate('Foto opslaan') : translate('Foto’s opslaan')}
        </Button>
      )}
      <Discard {...{ group, actions }} />
    </div>
  );
}

/** Asks first, with all that will be gone. */
function Discard({ group, actions }: Pick<ChoicesProps, 'group' | 'actions'>) {
  const { about, what, entries } = group;
  const discard = async () => {
    const isSure = await confirm({
      title: translate('Weggooien'),
      text: translate('{about}: {what}. Weggooien? Dit kan niet ongedaan worden gemaakt.', {
        about,
        what,
      }),
      confirmLabel: translate('Weggooien'),
      danger: true,
    });
    if (!isSure) return;
    for (const { id } of entries) await actions.discard(id);
  };
  return (
    <Button variant="default" mih={48} onClick={() => void discard()}>
      {translate('Weggooien')}
    </Button>
  );
}
