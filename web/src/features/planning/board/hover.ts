import { findGrip } from './drag-gestures.ts';
import { HoverCard } from './hover-card.ts';
import type { Spot } from './model.ts';
import over from './over.module.css';
import { computeLaneTop } from './rows/metrics.ts';
import { type BoardRow, findAbsentAt, listBarsAt } from './rows/rows.ts';
import { computeSpan } from './rows/scale.ts';
import type { BoardView } from './rows/view.ts';

/** Shows what the mouse is over: the plus of a free cell, the ends and the card of a bar. */
export class BoardHover {
  private readonly view: BoardView;
  private readonly plus = document.createElement('div');
  private readonly card: HoverCard;

  constructor(view: BoardView) {
    this.view = view;
    this.plus.className = over.plus ?? '';
    this.card = new HoverCard(view);
  }

  end(): void {
    this.plus.remove();
    this.card.hide();
  }

  destroy(): void {
    this.end();
    this.card.destroy();
  }

  /** `isInName`: over a name or the head. */
  move(event: PointerEvent, isInName: boolean): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const hit = this.view.findBar(event.target);
    if (hit) {
      this.plus.remove();
      hit.element.style.cursor = findGrip(event, hit.element) ? 'ew-resize' : '';
      this.card.rest(hit, event.clientX);
      return;
    }
    this.card.hide();
    const spot = this.view.spotAt({ x: event.clientX, y: event.clientY });
    const row = this.view.model?.rows[spot.row];
    if (isInName || !row || row.scale.hours || findAbsentAt(row, spot.column)) this.end();
    else this.showPlus(row, spot);
  }

  private showPlus(row: BoardRow, spot: Spot): void {
    const lanes = this.view.lanesElement(spot.row);
    const { metrics } = this.view.model?.drawing ?? {};
    if (!lanes || !metrics) return;
    const taken = new Set(listBarsAt(row, spot.column).map(({ lane }) => lane));
    const lane = Array.from({ length: row.laneCount }, (_, at) => at).find((at) => !taken.has(at));
    const { left, width } = computeSpan(row.scale, spot.column, spot.column);
    const isFull = lane === undefined;
    this.plus.dataset.full = String(isFull);
    this.plus.style.left = isFull ? `calc(${(left + width) * 100}% - 26px)` : `${left * 100}%`;
    this.plus.style.width = isFull ? '20px' : `calc(${width * 100}% - 5px)`;
    this.plus.style.top = `${computeLaneTop(metrics, isFull ? row.laneCount - 1 : lane) + (isFull ? metrics.lane - 12 : 0)}px`;
    if (this.plus.parentElement !== lanes) lanes.append(this.plus);
  }
}
