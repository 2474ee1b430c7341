import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AuditFilters } from '../../data/company/audit.ts';
import { type AuditSource, auditQuery } from '../../data/company/audit.ts';
import { userData } from '../../data/company/users.ts';
import { explainError } from '../../lib/api/messages.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditTable } from './AuditTable.tsx';
import classes from './audit.module.css';
import { isFiltered } from './filters.ts';
import { useLogTerms } from './useLogTerms.ts';

interface AuditLogProps {
  source: AuditSource;
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
  /** Comes before the filters. */
  leading?: ReactNode;
}

export function AuditLog({ source, filters, onFilters, leading }: AuditLogProps) {
  const [typed, setTyped] = useState({
    actor: filters.actor ?? '',
    subject: filters.subject ?? '',
  });
  const clear = () => {
    setTyped({ actor: '', subject: '' });
    onFilters({});
  };
  const { data: users = [] } = useQuery({ ...userData.list, enabled: !source.tenantId });
  return (
    <div className="flex flex-col">
      <AuditFilterBar
        filters={filters}
        onFilters={onFilters}
        typed={typed}
        onTyped={setTyped}
        usernames={users.map(({ username }) => username)}
        leading={leading}
        trailing={<AuditExport source={source} filters={filters} isIcon />}
      />
      <Entries source={source} filters={filters} onAll={clear} />
    </div>
  );
}

interface EntriesProps extends Pick<AuditLogProps, 'source' | 'filters'> {
  onAll: () => void;
}

function Entries({ source, filters, onAll }: EntriesProps) {
  const terms = useLogTerms(source);
  const log = useInfiniteQuery(auditQuery(source, filters));
  if (log.isPending) return <ListSkeleton rows={12} />;
  if (!log.data) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <NoEntries isNarrowed={isFiltered(filters)} onAll={onAll} />;
  return (
    <div aria-busy={log.isPlaceholderData} className={classes.entries}>
      <AuditTable entries={entries} terms={terms} />
      {log.error && (
        <p role="alert" className="px-4 text-error">
          {explainError(log.error)}
        </p>
      )}
      {log.hasNextPage && (
        <Button
          variant="default"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Meer laden
        </Button>
      )}
    </div>
  );
}

function NoEntries({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  const icon = <IconListDetails size={32} stroke={1.5} aria-hidden />;
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={icon}
        title="Er is nog niets vastgelegd"
        text="Zodra iemand inlogt of iets aan rechten of wachtwoorden verandert, staat dat hier."
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="Niets gevonden"
      text="Niets in het logboek past bij deze filters."
    >
      <Button variant="default" onClick={onAll}>
        Filters wissen
      </Button>
    </EmptyState>
  );
}
