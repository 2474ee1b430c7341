import type { AuditEntry } from '@ploegplan/contract/audit.schemas';
import { IconAlertTriangle, IconArrowRight, IconShieldBolt } from '@tabler/icons-react';
import classes from './audit.module.css';
import { detailLines } from './details.ts';
import { eventLabels, isWarning } from './events.ts';

interface EntryProps {
  entry: AuditEntry;
}

export function EventName({ entry: { event } }: EntryProps) {
  if (!isWarning(event)) return eventLabels[event];
  return (
    <span className={classes.alarming}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      {eventLabels[event]}
    </span>
  );
}

const unsigned: Partial<Record<AuditEntry['actorKind'], string>> = {
  operator: 'op de server',
  nobody: 'niet ingelogd',
};

/** Who did it, with the kind of account when it is not a user of the tenant. */
export function Actor({ entry: { actorKind, actorName } }: EntryProps) {
  const kind = unsigned[actorKind];
  return (
    <span className={classes.actor}>
      {actorName && <span>{actorName}</span>}
      {actorKind === 'god' && (
        <span className={classes.god}>
          <IconShieldBolt size={14} stroke={1.5} aria-hidden />
          god
        </span>
      )}
      {kind && <span className={classes.quiet}>{kind}</span>}
    </span>
  );
}

export function EventDetails({ entry }: EntryProps) {
  const lines = detailLines(entry);
  if (entry.event === 'god-call') return <code className={classes.call}>{entry.subject}</code>;
  return (
    <>
      {entry.subject}
      {lines.length > 0 && (
        <dl className={classes.details}>
          {lines.map(({ label, from, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {from !== undefined && (
                  <>
                    <span className={classes.before}>{from}</span>
                    <IconArrowRight size={14} stroke={1.5} role="img" aria-label="werd" />
                  </>
                )}
                {to}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
