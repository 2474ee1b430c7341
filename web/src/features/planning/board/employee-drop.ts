import { createOver } from './drag-gestures.ts';
import type { DragTarget } from './drag-target.ts';
import type { BoardHandlers } from './gestures.ts';
import type { BoardView } from './view.ts';

/** What a drag from beside the board carries: the id of an employee. */
export const DRAGGED_EMPLOYEE = 'application/x-ploegplan-employee';

/** Lets somebody from beside the board be put on a day of a row. */
export function acceptEmployees(
  view: BoardView,
  target: DragTarget,
  handlers: () => BoardHandlers,
  signal: AbortSignal,
): void {
  const { grid } = view;
  const placeOf = ({ clientX: x, clientY: y }: DragEvent) => {
    const spot = view.spotAt({ x, y });
    return { spot, row: view.model?.rows[spot.row] };
  };
  const over = (event: DragEvent) => {
    const { spot, row } = placeOf(event);
    if (!row || !event.dataTransfer?.types.includes(DRAGGED_EMPLOYEE)) return;
    event.preventDefault();
    const gesture = createOver([row], spot, spot);
    target.begin();
    target.show(gesture, handlers().explain(gesture));
    target.place({ x: event.clientX, y: event.clientY });
  };
  /** Also told of each element within the board, which does not end it. */
  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && grid.contains(relatedTarget))) target.end();
  };
  const drop = (event: DragEvent) => {
    target.end();
    const employeeId = event.dataTransfer?.getData(DRAGGED_EMPLOYEE);
    const { spot, row } = placeOf(event);
    if (!row || !employeeId) return;
    event.preventDefault();
    handlers().onPlace(employeeId, row, spot.column);
  };
  grid.addEventListener('dragover', over, { signal });
  grid.addEventListener('dragleave', leave, { signal });
  grid.addEventListener('drop', drop, { signal });
}
