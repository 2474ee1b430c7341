import { Anchor } from '@mantine/core';
import { listDetailLines } from '@ploegplan/contract/audit/details';
import type { AuditEntry } from '@ploegplan/contract/audit/schemas';
import { describeEntry } from '@ploegplan/contract/audit/words';
import type { Terms } from '@ploegplan/contract/texts/terms';
import { IconAlertTriangle, IconArrowRight, IconShieldBolt } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './audit.module.css';

interface EntryProps {
  entry: AuditEntry;
}

interface WordedProps extends EntryProps {
  terms: Terms;
}

/** What happened, in words, with the values that changed. */
export function Happened(props: WordedProps) {
  return (
    <>
      <Sentence {...props} />
      <Details {...props} />
    </>
  );
}

/** Where what was changed is found. */
function linkTo({ target, subject }: AuditEntry): LinkProps {
  const { kind = 'day', id = '', date = null } = target ?? {};
  const day = date === null ? {} : { datum: date };
  if (kind === 'item') return { to: '/planning-details/$id', params: { id } };
  if (kind === 'project') return { to: '/project-details/$id', params: { id } };
  return kind === 'hours'
    ? { to: '/hoursmanagement', search: { ...day, wie: subject } }
    : { to: '/planning', search: day };
}

/** Events that are marked as relevant to security. */
const warnings: ReadonlySet<AuditEntry['event']> = new Set(['login-failed', 'tenant-blocked']);

function Sentence({ entry, terms }: WordedProps) {
  const words = describeEntry(entry, terms);
  if (entry.target) {
    return (
      <span className={classes.happened}>
        <Anchor inherit renderRoot={(props) => <Link {...props} {...linkTo(entry)} />}>
          {words}
        </Anchor>
      </span>
    );
  }
  if (!warnings.has(entry.event)) return <span className={classes.happened}>{words}</span>;
  return (
    <span className={`${classes.happened} ${classes.alarming}`}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      {words}
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
          Ploegplan
        </span>
      )}
      {kind && <span className={classes.quiet}>{kind}</span>}
    </span>
  );
}

function Details({ entry, terms }: WordedProps) {
  const lines = listDetailLines(entry, terms);
  if (lines.length === 0) return null;
  return (
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
  );
}
