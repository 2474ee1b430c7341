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

/** Describes what happened, in words, with the values that changed. */
export function Happened(props: WordedProps) {
  return (
    <>
      <Sentence {...props} />
      <Details {...props} />
    </>
  );
}

/** Returns the link to the record that was changed. */
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
    <span className={`${classes.happened} inline-flex items-center gap-1`}>
      <IconAlertTriangle className="text-error" size={16} stroke={1.5} aria-hidden />
      {words}
    </span>
  );
}

const unsigned: Partial<Record<AuditEntry['actorKind'], string>> = {
  key: 'API-sleutel',
  operator: 'op de server',
  nobody: 'niet ingelogd',
};

/** Shows who did it, with the kind of account when it is not a user of the tenant. */
export function Actor({ entry: { actorKind, actorName } }: EntryProps) {
  const kind = unsigned[actorKind];
  return (
    <span className="flex flex-wrap gap-x-2 wrap-anywhere">
      {actorName && <span>{actorName}</span>}
      {actorKind === 'god' && (
        <span
          className="inline-flex items-center gap-1"
          style={{ color: 'light-dark(#5b2bb8, #b79cf2)' }}
        >
          <IconShieldBolt size={14} stroke={1.5} aria-hidden />
          Ploegplan
        </span>
      )}
      {kind && <span className="text-quiet">{kind}</span>}
    </span>
  );
}

function Details({ entry, terms }: WordedProps) {
  const lines = listDetailLines(entry, terms);
  if (lines.length === 0) return null;
  return (
    <dl className={classes.details}>
      {lines.map(({ label, from, to }) => (
        <div className="flex flex-wrap gap-x-2" key={label}>
          <dt>{label}</dt>
          <dd className="text-default">
            {from !== undefined && (
              <>
                <span className="text-quiet">{from}</span>
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
