import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { IconBeach } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEmployeeName } from '../../data/records/employees.ts';
import classes from '../../ui/day-grid/screen.module.css';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NothingFound } from '../../ui/states/NothingFound.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { AbsentList } from './AbsentList.tsx';
import type { LeaveBar } from './board/bars.ts';
import { LeaveBoard, type LeaveBoardProps } from './board/LeaveBoard.tsx';
import { BoardLegend } from './board/Legend.tsx';
import type { AbsenceSubject } from './form/AbsenceForm.tsx';
import type { LeaveBoardData } from './useLeaveBoard.ts';

interface Props extends Pick<LeaveBoardProps, 'view' | 'marked'> {
  board: LeaveBoardData;
  search: string;
  /** Empties the search. */
  onClear: () => void;
  onShow: (subject: AbsenceSubject) => void;
  onRequests: () => void;
}

/** The board, a list on a phone, or why there is neither. */
export function LeaveContents({ board, search, onClear, ...props }: Props) {
  const isPhone = useIsPhone();
  const { bars, people, error, retry } = board;
  if (error && (!bars || !people)) return <ErrorState error={error} onRetry={retry} />;
  if (!bars || !people) {
    return (
      <div className={classes.skeleton}>
        <ListSkeleton rows={10} height={30} />
      </div>
    );
  }
  if (people.length === 0) return <Nobody search={search} onClear={onClear} />;
  const shown = { ...props, board, bars, people };
  return isPhone ? <PhoneList {...shown} /> : <WideBoard {...shown} />;
}

function Nobody({ search, onClear }: Pick<Props, 'search' | 'onClear'>) {
  if (search.trim() !== '') {
    return <NothingFound search={search} text="Gezocht is op naam en ploeg." onClear={onClear} />;
  }
  return (
    <EmptyState
      icon={<IconBeach size={32} stroke={1.5} aria-hidden />}
      title="Nog geen personeel"
      text="Wie voor je werkt, staat straks hier."
    >
      <Button component={Link} to="/employees">
        Naar personeel
      </Button>
    </EmptyState>
  );
}

interface ShownProps
  extends Omit<Props, 'search' | 'onClear'>,
    Pick<LeaveBoardProps, 'bars' | 'people'> {}

function PhoneList({ board, people, onShow, onRequests }: ShownProps) {
  const getName = useEmployeeName();
  const shownIds = new Set(people.map(({ id }) => id));
  const isShown = ({ employeeId }: { employeeId: string }) => shownIds.has(employeeId);
  return (
    <AbsentList
      days={board.days}
      daysOff={board.daysOff}
      absences={(board.absences ?? []).filter(isShown)}
      requests={(board.requests ?? []).filter(isShown)}
      getName={getName}
      today={getToday()}
      onOpen={(absence) => onShow({ absence })}
      onRequests={onRequests}
    />
  );
}

function WideBoard({ board, bars, people, view, marked, onShow, onRequests }: ShownProps) {
  const navigate = useNavigate();
  const { days, daysOff, codes, absences } = board;
  const openBar = ({ id, isRequest }: LeaveBar) => {
    const absence = absences?.find((candidate) => candidate.id === id);
    if (isRequest) onRequests();
    else if (absence) onShow({ absence });
  };
  return (
    <>
      <BoardLegend
        view={view}
        bars={people.flatMap(({ id }) => bars.get(id) ?? [])}
        codes={codes}
        days={days}
        daysOff={daysOff}
      />
      <LeaveBoard
        view={view}
        days={days}
        today={getToday()}
        people={people}
        bars={bars}
        daysOff={daysOff}
        marked={marked}
        onPerson={(id) => void navigate({ to: '/employeeabsences/$id', params: { id } })}
        onBar={openBar}
        onAdd={({ employeeId, ...span }) => onShow({ employeeIds: [employeeId], ...span })}
      />
    </>
  );
}
