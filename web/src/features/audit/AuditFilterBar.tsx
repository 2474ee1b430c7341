import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  AuditQuery,
  type AuditTopic,
  auditTopics,
  workTopics,
} from '@ploegplan/contract/audit/schemas';
import { eventWords, topicWords, workTopicWords } from '@ploegplan/contract/audit/words';
import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { insertTerms } from '@ploegplan/contract/texts/terms';
import type { ReactNode } from 'react';
import type { AuditFilters } from '../../data/company/audit.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { useIsPhone } from '../../ui/page/viewport.ts';
import classes from './audit.module.css';
import { FilterDrawer } from './FilterDrawer.tsx';
import { PeriodDay } from './PeriodDay.tsx';

interface TypedNames {
  actor: string;
  subject: string;
}

interface AuditFilterBarProps {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
  /** The names as typed, before the debounce. */
  typed: TypedNames;
  onTyped: (typed: TypedNames) => void;
  /** Suggested for the name of who did it. */
  usernames: readonly string[];
  /** Comes first in the row. */
  leading?: ReactNode;
  /** The content at the end of the row on a phone. */
  trailing?: ReactNode;
}

const searchLabel = 'Over wie of wat';

const topics = Object.keys(auditTopics) as AuditTopic[];

/** The work as topics, then the others with the events of each. */
const listChoices = ({ terms, hiddenParts }: Pick<TenantProfile, 'terms' | 'hiddenParts'>) => [
  {
    group: 'Werk',
    items: workTopics
      .filter((topic) => topic !== 'hours' || !hiddenParts.includes('hours'))
      .map((topic) => ({
        value: topic as string,
        label: insertTerms(workTopicWords[topic], terms),
      })),
  },
  ...choices,
];

const choices = topics.map((topic) => ({
  group: topicWords[topic],
  items: [
    { value: topic as string, label: `${topicWords[topic]}: alles` },
    ...auditTopics[topic].map((event) => ({ value: event, label: eventWords[event] })),
  ],
}));

/** The filters of the log; each applies at once. On a phone all but the search are in a drawer. */
export function AuditFilterBar({
  filters,
  onFilters,
  typed,
  onTyped,
  usernames,
  leading,
  trailing,
}: AuditFilterBarProps) {
  const isPhone = useIsPhone();
  const tenant = useTenant();
  const { about, from, to } = filters;
  const apply = useDebouncedCallback(
    ({ actor, subject }: TypedNames) =>
      onFilters({
        ...filters,
        actor: actor.trim() || undefined,
        subject: subject.trim() || undefined,
      }),
    INPUT_DEBOUNCE_MS,
  );
  const type = (change: Partial<TypedNames>) => {
    const next = { ...typed, ...change };
    onTyped(next);
    apply(next);
  };
  const clear = () => {
    onTyped({ ...typed, actor: '' });
    onFilters({ subject: typed.subject.trim() || undefined });
  };
  const search = (
    <TextInput
      type="search"
      className={isPhone ? 'flex-1 min-w-0' : ''}
      {...(isPhone ? { 'aria-label': searchLabel } : { label: searchLabel })}
      placeholder={isPhone ? searchLabel : 'Bijvoorbeeld een naam'}
      maxLength={limits.username}
      value={typed.subject}
      onChange={({ currentTarget }) => type({ subject: currentTarget.value })}
    />
  );
  const before = (
    <>
      {leading && <div className={classes.leading}>{leading}</div>}
      <Autocomplete
        label="Wie"
        placeholder="Iedereen"
        maxLength={limits.username}
        limit={8}
        data={[...usernames]}
        value={typed.actor}
        onChange={(actor) => type({ actor })}
      />
      <Select
        label="Onderwerp"
        placeholder="Toegang en beheer"
        clearable
        clearButtonProps={{ 'aria-label': 'Alle onderwerpen' }}
        searchable
        nothingFoundMessage="Geen onderwerp gevonden"
        maxDropdownHeight={360}
        data={listChoices(tenant)}
        value={about ?? null}
        onChange={(value) =>
          onFilters({ ...filters, about: AuditQuery.shape.about.safeParse(value).data })
        }
      />
    </>
  );
  const period = (
    <>
      <PeriodDay
        label="Van"
        value={from}
        max={to ?? getToday()}
        onDay={(day) => onFilters({ ...filters, from: day })}
      />
      <PeriodDay
        label="Tot en met"
        value={to}
        min={from}
        max={getToday()}
        onDay={(day) => onFilters({ ...filters, to: day })}
      />
    </>
  );
  if (!isPhone) {
    return (
      <div className={classes.filters}>
        {before}
        {search}
        {period}
      </div>
    );
  }
  return (
    <div className="flex gap-2 px-4 py-2">
      {search}
      <FilterDrawer count={[filters.actor, about, from, to].filter(Boolean).length} onClear={clear}>
        {before}
        {period}
      </FilterDrawer>
      {trailing}
    </div>
  );
}
