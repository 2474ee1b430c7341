import { Button } from '@mantine/core';
import { fileSize } from '@ploegplan/contract/rules/sizes';
import { formatMoment } from '../../lib/dates/moments.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { notify } from '../../lib/notify.ts';
import type { Entry } from '../../lib/outbox/entry.ts';
import { refusalText } from '../../lib/outbox/refusal-text.ts';
import { type OutboxActions, useShownOutbox } from '../../lib/outbox/state.ts';
import { confirm } from '../confirm.ts';
import classes from './outbox.module.css';

/** What waits and what was refused, with what can be done about it. */
export function OutboxList({ isAbout }: { isAbout: (entry: Entry) => boolean }) {
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
          {entry.refusal && actions && <Choices entry={entry} actions={actions} />}
        </li>
      ))}
    </ul>
  );
}

function Choices({ entry, actions }: { entry: Entry; actions: OutboxActions }) {
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
