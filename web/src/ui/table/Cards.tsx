import { IconChevronRight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import classes from './cards.module.css';
import { type Column, formatCell, formatFullCell } from './columns.ts';
import type { ListState } from './list/useList.ts';
import { useTopOnChange } from './list/useTopOnChange.ts';

export interface CardsProps<Row extends { id: string }> {
  list: ListState<Row>;
  onOpen: (row: Row) => void;
  /** The card's content; default the first columns. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** Actions below the card's content. */
  cardFoot?: ((row: Row) => ReactNode) | undefined;
}

/** The number of lines below the name, for the columns that tell rows apart. */
const MOST_LINES = 3;
const USUAL_HEIGHT = 88;

function Lines<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const [first, ...others] = columns;
  const lines = others
    .map((column) => ({
      column,
      text: column.kind === 'date' ? formatFullCell(column, row) : formatCell(column, row),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_LINES);
  return (
    <>
      <span className={classes.name}>{first && formatCell(first, row)}</span>
      {lines.map(({ column, text }) => (
        <span key={column.key} className="truncate text-quiet text-sm">
          {column.kind === 'number' ? `${column.label}: ${text}` : text}
        </span>
      ))}
    </>
  );
}

interface CardProps<Row extends { id: string }> extends Pick<CardsProps<Row>, 'list' | 'onOpen'> {
  row: Row;
  children: ReactNode;
}

/** Opens its row; in selection mode selects it. */
function Card<Row extends { id: string }>({ row, list, onOpen, children }: CardProps<Row>) {
  const { selection, columns } = list;
  const content = <span className="flex flex-1 flex-col gap-0-5 min-w-0">{children}</span>;
  if (selection.isActive) {
    return (
      <label className={classes.card}>
        <input
          type="checkbox"
          className={classes.tick}
          aria-label={`Selecteer ${formatCell(columns[0], row)}`}
          checked={selection.ids.has(row.id)}
          onChange={() => selection.toggle(row.id)}
        />
        {content}
      </label>
    );
  }
  return (
    <button type="button" className={classes.card} onClick={() => onOpen(row)}>
      {content}
      <IconChevronRight className="flex-none text-quiet" size={20} stroke={1.5} aria-hidden />
    </button>
  );
}

/** A list on a phone: a card per row, windowed. */
export function Cards<Row extends { id: string }>({
  list,
  onOpen,
  card,
  cardFoot,
}: CardsProps<Row>) {
  const { shown, title, visible } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 6,
  });
  useTopOnChange(scroller, list);
  return (
    <div
      ref={scroller}
      className="flex-1 min-h-0 overflow-auto border-t anchor-none"
      style={{ paddingBottom: 'var(--add-room, 0)' }}
    >
      <ul className="relative" aria-label={title} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = shown[index];
          return (
            row && (
              <li
                className="absolute top-0 left-0 w-full border-b"
                key={row.id}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Card row={row} list={list} onOpen={onOpen}>
                  {card ? card(row) : <Lines row={row} columns={visible} />}
                </Card>
                {cardFoot?.(row)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
