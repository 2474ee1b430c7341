import { ActionIcon, Button } from '@mantine/core';
import type { HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import { parseCellKey } from '@ploegplan/contract/rules/hours/hours';
import { IconKeyboard } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { formatRefused } from '../../../data/hours/hours.ts';
import type { Refused } from '../../../data/hours/hours-queue.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import type { GridCell } from '../commands.ts';
import {
  formatDifferenceOfSums,
  formatQuarters,
  formatUntimed,
  sumText,
} from '../grid/cell-texts.ts';
import type { NotTyped } from '../grid/HoursGrid.tsx';
import classes from '../hours.module.css';
import type { GroupRow, HoursNames } from '../rows.ts';
import {
  type ChangedSinceActions,
  createChangedSinceActions,
  formatWarning,
} from '../warning-texts.ts';
import { ReasonField } from './ReasonField.tsx';

/** The result of filling several cells at once. */
export interface Outcome {
  typed: number;
  saved: number;
  /** Pasted cells that fell on sums or outside of the grid. */
  cutOff: number;
}

function formatOutcome({ typed, saved, cutOff }: Outcome): string {
  const refused = typed - saved;
  return [
    `${saved} van ${typed + cutOff} vakken bewaard.`,
    refused > 0 &&
      `${refused === 1 ? 'Een ander is rood' : `${refused} zijn rood`}; F8 gaat erheen.`,
    cutOff > 0 &&
      `${formatQuantity(cutOff, 'viel', 'vielen')} op een totaal of buiten het rooster.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface Props extends ChangedSinceActions {
  cell: GridCell | null;
  /** The chosen row, when it is one of sums. */
  total: GroupRow | null;
  /** The text for what Enter opens at a total. */
  opens: string;
  names: HoursNames;
  /** The reason why the day of the chosen cell is not, or not fully, worked. */
  away: string | null | undefined;
  isClosed: boolean;
  /** The reason why the cell takes no input, after somebody typed in it. */
  notTyped: NotTyped | null;
  /** The result of the last fill or paste. */
  outcome: Outcome | null;
  refused: Refused | undefined;
  /** The error of the cell that was refused last, if it is not the chosen one. */
  elsewhere: { key: string; fault: Refused } | null;
  /** Goes to that cell. */
  onElsewhere: () => void;
  onKeys: () => void;
  /** The field of the reason. */
  reasonRef: RefObject<HTMLInputElement | null>;
  /** Back to the grid. */
  onGrid: () => void;
  warnings: readonly HoursWarning[];
  /** The number of typed hours that wait for the server. */
  waiting: number;
  /** The chosen cells, when they are more than one. */
  block: readonly GridCell[];
  /** The number of chosen cells that are planned and have no hours. */
  fillable: number;
  onFill: () => void;
  onReason: (cell: GridCell, reason: string) => void;
}

const formatPlanned = (planned: number | null): string => {
  if (planned === null) return 'Niet gepland';
  return planned === 0 ? 'Gepland zonder tijden' : `Gepland ${formatHoursUnit(planned)}`;
};

const formatHoursUnit = (quarters: number | null) => `${formatQuarters(quarters) || '0'} uur`;

const notTypedTexts: Record<NotTyped, string> = {
  sum: 'Dit is een totaal. Kies een regel eronder.',
  approved: 'Deze week is goedgekeurd. Heropen de week om iets te wijzigen.',
};

function formatElsewhere(
  { key, fault }: { key: string; fault: Refused },
  names: HoursNames,
): string {
  const { employeeId, date } = parseCellKey(key);
  return `${names.getPerson(employeeId).name}, ${formatDay(date)}: ‘${fault.typed}’ is niet bewaard. ${formatRefused(fault)}`;
}

/** Shows the details of the chosen cell: planned hours, those that the worker entered, and the correction by the office with its reason. */
export function CellStrip(props: Props) {
  const {
    cell: chosen,
    total,
    opens,
    names,
    isClosed,
    refused,
    warnings,
    waiting,
    block,
    fillable,
  } = props;
  const { notTyped, outcome, elsewhere, onElsewhere } = props;
  const cell = chosen?.cell ?? null;
  const { planned = null, entered = null, quarters = null, line = null } = cell ?? {};
  return (
    <div className={classes.strip}>
      <div className={classes.about} role="status">
        {waiting > 0 && (
          <div className="text-error">
            Geen verbinding. {formatQuantity(waiting, 'wijziging wacht', 'wijzigingen wachten')} en
            wordt vanzelf bewaard.
          </div>
        )}
        {!chosen && !total && !notTyped && !elsewhere && waiting === 0 && block.length === 0 && (
          <span className="text-quiet">
            Kies een vak en typ de uren. Grijs is wat gepland is. Druk op ? voor de toetsen.
          </span>
        )}
        {block.length > 0 && (
          <div>
            <span className="font-semibold">{block.length} vakken</span>{' '}
            <span className="text-quiet">
              Samen{' '}
              {formatHoursUnit(block.reduce((sum, entry) => sum + (entry.cell?.quarters ?? 0), 0))}
            </span>
          </div>
        )}
        {total && (
          <div>
            <span className="font-semibold">{total.name}</span>{' '}
            <span className="text-quiet">
              {[
                `Gepland ${sumText(total.planned)} uur`,
                `ingevuld ${sumText(total.recorded)} uur`,
                formatDifferenceOfSums(total) &&
                  `verschil tot nu ${formatDifferenceOfSums(total)} uur`,
                formatUntimed(total),
                total.opens && `Enter opent ${opens}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        )}
        {chosen && (
          <div>
            <span className="font-semibold">
              {names.getPerson(chosen.place.employeeId).name} · {formatDay(chosen.date)} ·{' '}
              {names.getTarget(chosen.place.targetId).name}
            </span>{' '}
            <span className="text-quiet">
              {[
                props.away,
                formatPlanned(planned),
                entered !== null && `ingevuld ${formatHoursUnit(entered)}`,
                line &&
                  `kantoor ${formatHoursUnit(quarters)}${line.by && ` (${line.by}, ${formatMoment(line.at)})`}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        )}
        {outcome && outcome.saved < outcome.typed + outcome.cutOff && (
          <div className="text-error">{formatOutcome(outcome)}</div>
        )}
        {refused && <div className="text-error">{formatRefused(refused)}</div>}
        {notTyped && <div className="text-error">{notTypedTexts[notTyped]}</div>}
        {chosen && isClosed && !refused && !notTyped && (
          <div className="text-quiet">Goedgekeurd. Heropen de week om iets te wijzigen.</div>
        )}
        {elsewhere && (
          <div className="text-error">
            {formatElsewhere(elsewhere, names)}{' '}
            <button
              type="button"
              className="text-accent"
              style={{ textDecoration: 'underline' }}
              onClick={onElsewhere}
            >
              Ga naar het vak (F8)
            </button>
          </div>
        )}
        {warnings.length > 0 && (
          <div className="text-warning">
            {warnings.map((warning) => formatWarning(warning)).join(' ')}
          </div>
        )}
        {cell?.notes && <div className="text-quiet">Notitie: {cell.notes}</div>}
      </div>
      {fillable > 0 && (
        <Button variant="default" onClick={props.onFill}>
          Als gepland{fillable > 1 ? ` (${fillable})` : ''}
        </Button>
      )}
      {cell && warnings.some(({ rule }) => rule === 'changed-since') && (
        <div className="flex flex-none flex-col gap-1">
          {createChangedSinceActions(props).map(([label, choose]) => (
            <Button
              key={label}
              variant="default"
              size="xs"
              onClick={() => {
                choose(cell);
                // The button goes.
                props.onGrid();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <ActionIcon
        className={classes.keys ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Toetsen"
        title="Toetsen (?)"
        onClick={props.onKeys}
      >
        <IconKeyboard size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      {chosen && line && (
        <ReasonField
          key={chosen.key}
          ref={props.reasonRef}
          reason={line.reason}
          disabled={isClosed}
          onReason={(reason) => props.onReason(chosen, reason)}
          onDone={props.onGrid}
        />
      )}
    </div>
  );
}
