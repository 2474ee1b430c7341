import { getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { IconClock } from '@tabler/icons-react';
import classes from '../../ui/day-grid/screen.module.css';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NothingFound } from '../../ui/states/NothingFound.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { GroupList } from './parts/GroupList.tsx';
import { HoursSheet, type HoursSheetProps } from './parts/HoursSheet.tsx';
import type { Approving } from './parts/ListSums.tsx';
import type { GroupRow } from './rows.ts';

interface Props extends Omit<HoursSheetProps, 'names' | 'today' | 'onOpen'> {
  search: string;
  /** Empties the search. */
  onClear: () => void;
  approving: Approving;
  onWeek: (row: GroupRow, monday: string) => void;
}

/** The grid, a list on a phone, or why there is neither. */
export function HoursContents({ search, onClear, approving, onWeek, ...props }: Props) {
  const { page, group } = props;
  const { rows, names, error, retry } = page;
  const isPhone = useIsPhone();
  if (error && (!rows || !names)) return <ErrorState error={error} onRetry={retry} />;
  if (!rows || !names) {
    return (
      <div className={classes.skeleton}>
        <ListSkeleton rows={12} height={28} />
      </div>
    );
  }
  if (rows.length === 0) return <NoHours search={search} onClear={onClear} />;
  if (isPhone) {
    const { mondays, approvals, checks, registers } = page;
    return (
      <GroupList
        {...{ group, rows, mondays, approvals, checks, registers }}
        {...approving}
        onOpen={onWeek}
      />
    );
  }
  return (
    <HoursSheet
      {...props}
      names={names}
      today={getToday()}
      onOpen={(row, column) => onWeek(row, getMonday(page.days[column ?? -1] ?? page.usualDay))}
    />
  );
}

function NoHours({ search, onClear }: Pick<Props, 'search' | 'onClear'>) {
  if (search.trim() !== '') {
    return (
      <NothingFound search={search} text="Gezocht is op naam, ploeg en werk." onClear={onClear} />
    );
  }
  return (
    <EmptyState
      icon={<IconClock size={32} stroke={1.5} aria-hidden />}
      title="Geen uren in deze periode"
      text="Wat is gepland en wat werknemers invullen, staat hier vanzelf."
    />
  );
}
