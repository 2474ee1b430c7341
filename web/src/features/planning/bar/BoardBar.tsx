import { ActionIcon, Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { IconArrowBackUp, IconArrowForwardUp, IconDots, IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PLANNING } from '../../../data/planning/planning-editor.ts';
import { viewMode } from '../../../data/planning/planning-remembered.ts';
import { useUndo } from '../../../lib/changes/own-changes.ts';
import { createPeriodOptions, stepFrom, stepLabels } from '../../../lib/dates/periods.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import type { Secondary } from '../../../ui/bar/BarActions.tsx';
import { BarMenu } from '../../../ui/bar/BarMenu.tsx';
import { PeriodSteps } from '../../../ui/day-grid/PeriodSteps.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import type { ViewMode } from '../edits/days.ts';
import { planningLayout, planningSearch } from '../options.ts';
import classes from '../planning.module.css';
import { DayChooser } from './DayChooser.tsx';
import { publishText } from './usePublishing.ts';
import type { ViewMenuProps } from './ViewChoices.tsx';
import { ViewMenu } from './ViewMenu.tsx';

interface BoardBarProps extends ViewMenuProps {
  date: string;
  onDate: (date: string) => void;
  drafts: number;
  onPublish: () => void;
  more: readonly Secondary[];
  /** Who saw what was told, where there is room. */
  sign: ReactNode;
}

const modes = createPeriodOptions('day', 'week', 'month');
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Has the controls for the shown days, the search and the view. */
export function BoardBar(props: BoardBarProps) {
  const { date, onDate, drafts, onPublish, more, sign, ...view } = props;
  const isPhone = useIsPhone();
  const [mode, setMode] = useRemembered(viewMode);
  const [layout] = useRemembered(planningLayout);
  return (
    <div className={classes.bar} data-mode={mode}>
      <div className="phone-flex-1 phone-min-w-0">
        <PeriodSteps
          labels={stepLabels(mode)}
          onStep={(by) => onDate(stepFrom(mode, date, by))}
          onToday={isPhone ? undefined : () => onDate(getToday())}
        >
          {isPhone && <DayChooser mode={mode} date={date} onDate={onDate} />}
        </PeriodSteps>
      </div>
      {!isPhone && (
        <>
          <DayChooser mode={mode} date={date} onDate={onDate} />
          <Segments<ViewMode>
            aria-label="Periode"
            value={mode}
            onChange={setMode}
            options={modes}
          />
          {sign}
          {drafts > 0 && (
            <Button
              className={classes.publish ?? ''}
              variant="light"
              leftSection={<IconEye {...icon} />}
              title={publishText(drafts)}
              onClick={onPublish}
            >
              Publiceer {drafts}
              <span className={classes.counted}>
                &nbsp;{drafts === 1 ? 'concept' : 'concepten'}
              </span>
            </Button>
          )}
          {layout === 'board' ? (
            <SearchField
              {...planningSearch}
              className={classes.search ?? ''}
              value={view.search}
              onChange={view.onSearch}
            />
          ) : (
            // The list has a search of its own.
            <span className={classes.search} />
          )}
        </>
      )}
      <ViewMenu {...view} />
      {!isPhone && <History />}
      {!isPhone && <MoreMenu actions={more} />}
    </div>
  );
}

/** Undo and redo, with what that would be. */
function History() {
  const { undoLabel, redoLabel, undo, redo } = useUndo(PLANNING);
  const button = (
    name: string,
    label: string | null,
    run: () => void,
    Icon: typeof IconArrowBackUp,
  ) => (
    <ActionIcon
      variant="default"
      size="var(--control-height)"
      aria-label={name}
      title={label === null ? name : `${name}: ${label}`}
      disabled={label === null}
      onClick={run}
    >
      <Icon {...icon} />
    </ActionIcon>
  );
  return (
    <div className={`${classes.history} flex gap-1`}>
      {button('Ongedaan maken', undoLabel, undo, IconArrowBackUp)}
      {button('Opnieuw doen', redoLabel, redo, IconArrowForwardUp)}
    </div>
  );
}

/** The menu 'Meer acties'. */
const MoreMenu = ({ actions }: { actions: readonly Secondary[] }) => (
  <BarMenu
    sections={[{ entries: actions }]}
    button={(opener) => (
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label="Meer acties"
        title="Meer acties"
        {...opener}
      >
        <IconDots size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    )}
  />
);
