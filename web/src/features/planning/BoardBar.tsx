import { ActionIcon, Button, TextInput } from '@mantine/core';
import { today } from '@ploegplan/contract/rules/dates';
import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconSearch } from '@tabler/icons-react';
import { PLANNING } from '../../data/planning-editor.ts';
import { viewMode } from '../../data/planning-remembered.ts';
import { useUndo } from '../../lib/changes/own-changes.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import type { Secondary } from '../../ui/bar/BarActions.tsx';
import { PeriodSteps } from '../../ui/days/PeriodSteps.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { DayChooser } from './DayChooser.tsx';
import { modeNames, stepFrom, type ViewMode } from './days.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { planningLayout } from './options.ts';
import classes from './planning.module.css';
import { publishText } from './usePublishing.ts';
import type { ViewMenuProps } from './ViewChoices.tsx';
import { ViewMenu } from './ViewMenu.tsx';

interface BoardBarProps extends ViewMenuProps {
  date: string;
  onDate: (date: string) => void;
  drafts: number;
  onPublish: () => void;
  more: readonly Secondary[];
}

const of = { day: 'dag', week: 'week', month: 'maand' };

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Which days are shown, how to get to others, and what of them. */
export function BoardBar(props: BoardBarProps) {
  const { date, onDate, drafts, onPublish, more, ...view } = props;
  const isPhone = useIsPhone();
  const [mode, setMode] = useRemembered(viewMode);
  const [layout] = useRemembered(planningLayout);
  return (
    <div className={classes.bar} data-mode={mode}>
      <div className={classes.steps}>
        <PeriodSteps
          labels={[`Vorige ${of[mode]}`, `Volgende ${of[mode]}`]}
          onStep={(by) => onDate(stepFrom(mode, date, by))}
          onToday={isPhone ? undefined : () => onDate(today())}
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
            options={(['day', 'week', 'month'] as const).map((value) => ({
              value,
              label: modeNames[value],
            }))}
          />
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
            <TextInput
              className={classes.search ?? ''}
              type="search"
              aria-label="Zoek in de planning"
              placeholder="Zoek naam, werk of VCA"
              title="Naam, functie, werk, of een certificaat dat op de getoonde dagen geldig is"
              leftSection={<IconSearch size={16} stroke={1.5} />}
              value={view.search}
              onChange={({ currentTarget }) => view.onSearch(currentTarget.value)}
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
    <div className={classes.history}>
      {button('Ongedaan maken', undoLabel, undo, IconArrowBackUp)}
      {button('Opnieuw doen', redoLabel, redo, IconArrowForwardUp)}
    </div>
  );
}
