import { Button } from '@mantine/core';
import { fileSize } from '@ploegplan/contract/rules/sizes';
import { use } from 'react';
import { formatMoment } from '../../lib/dates/moments.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { notify } from '../../lib/notify.ts';
import type { Entry } from '../../lib/outbox/entry.ts';
import { refusalText } from '../../lib/outbox/refusals.ts';
import { type OutboxActions, useShownOutbox } from '../../lib/outbox/state.ts';
import { confirm } from '../confirm.ts';
import { MendFormsContext } from './MendFormsContext.ts';
import classes from './outbox.module.css';

interface Props {
  isAbout: (entry: Entry) => boolean;
  /** Opens the form of an entry that has one. */
  onMend?: (entry: Entry) => void;
}

/** What waits and what was refused, with what can be done about it. */
export function OutboxList({ isAbout, onMend }: Props) {
  const { shown, progress, actions } = useShownOutbox(isAbout);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.list}>
      {shown.map((entry) => (
        <li
          key={entry.id}
          className={classes.entry}
          data-refused={entry.refusal ? true : undefined}
        >
          <strong>{entry.about}</strong>
          <span className={classes.what}>{entry.what}</span>
          {entry.file && <span className={classes.quiet}>{fileSize(entry.file.size)}</span>}
          {entry.refusal ? (
            <span className={classes.reason}>{refusalText(entry.refusal)}</span>
          ) : (
            <span className={classes.quiet}>
              {progress?.id === entry.id
                ? `${Math.round(progress.share * 100)}% verstuurd`
                : `Bewaard ${formatMoment(entry.at)}, wacht op verbinding`}
            </span>
          )}
          {entry.refusal && actions && <Choices {...{ entry, actions, onMend }} />}
        </li>
      ))}
    </ul>
  );
}

interface ChoicesProps {
  entry: Entry;
  actions: OutboxActions;
  onMend: Props['onMend'];
}

function Choices({ entry, actions, onMend }: ChoicesProps) {
  const hasForm = Object.hasOwn(use(MendFormsContext), entry.kind);
  const { id, about, what, file } = entry;
  const copy = async () => {
    await navigator.clipboard.writeText([about, what].join('\n'));
    notify.success('Gekopieerd');
  };
  const keepFile = async () => {
    const blob = await actions.fileOf(id);
    if (blob && file) saveFile(blob, file.name);
  };
  const discard = async () => {
    const isSure = await confirm({
      title: 'Weggooien',
      text: `${what} bij ${about} weggooien? Dit kan niet ongedaan worden gemaakt.`,
      confirmLabel: 'Weggooien',
      danger: true,
    });
    if (isSure) await actions.discard(id);
  };
  return (
    <div className={classes.choices}>
      {hasForm && onMend && (
        <Button h={48} onClick={() => onMend(entry)}>
          Aanpassen
        </Button>
      )}
      <Button variant="default" h={48} onClick={() => void actions.retry(id)}>
        Opnieuw versturen
      </Button>
      {file ? (
        <Button variant="default" h={48} onClick={() => void keepFile()}>
          Foto opslaan
        </Button>
      ) : (
        <Button variant="default" h={48} onClick={() => void copy()}>
          Kopiëren
        </Button>
      )}
      <Button variant="default" h={48} onClick={() => void discard()}>
        Weggooien
      </Button>
    </div>
  );
}
