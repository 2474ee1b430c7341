import type { Random } from '../random.ts';
import type { Building } from './building.ts';
import { createSeries, drawLines, drawRect } from './shapes.ts';

const steel = '#a9b0b5';
const shadow = '#5f666b';
const planks = '#c79a5b';

/** Tubes, boards, rails and braces in front of a building, with a net over some of it. */
export function drawScaffold(building: Building, random: Random): string {
  const ground = building.y + building.height;
  const levels = building.storeys + random.whole(0, 1);
  const lift = building.height / building.storeys;
  const columns = building.bays + 2;
  const left = building.x - 40;
  const step = (building.width + 80) / (columns - 1);
  const right = left + step * (columns - 1);
  const top = ground - levels * lift - lift * 0.55;
  const standards = createSeries(columns, left, step);
  const floors = createSeries(levels, ground - lift, -lift);

  const uprights = standards.map((x) => `M${x} ${ground + 18}V${top}`).join('');
  const rails = floors
    .flatMap((y) => [y - lift * 0.22, y - lift * 0.42])
    .map((y) => `M${left} ${y}H${right}`)
    .join('');
  const braces = floors
    .flatMap((y) =>
      standards
        .slice(0, -1)
        .filter((_, index) => index % 3 === 1)
        .map((x) => `M${x} ${y + lift}L${x + step} ${y}`),
    )
    .join('');
  const boards = floors.map(
    (y) =>
      drawRect({ x: left - 10, y: y - 6, width: right - left + 20, height: 13 }, planks) +
      drawRect({ x: left - 10, y: y + 7, width: right - left + 20, height: 4 }, '#7d5c31'),
  );
  const feet = standards.map((x) =>
    drawRect({ x: x - 22, y: ground + 16, width: 44, height: 9 }, planks),
  );
  return [
    drawLines(braces, shadow, 4),
    ...boards,
    drawLines(rails, steel, 4),
    drawLines(uprights, shadow, 9),
    drawLines(uprights, steel, 5),
    ...feet,
    drawLadder(random.pick(standards.slice(1, -1)) + 14, ground, lift),
    drawNet(random, { standards, step, top, ground, lift }),
  ].join('');
}

function drawLadder(x: number, ground: number, lift: number): string {
  const rungs = createSeries(9, ground - 8, -lift / 9);
  return (
    drawLines(
      `M${x} ${ground + 12}V${ground - lift * 1.15}M${x + 26} ${ground + 12}V${ground - lift * 1.15}`,
      '#d7b13f',
      5,
    ) + drawLines(rungs.map((y) => `M${x} ${y}H${x + 26}`).join(''), '#d7b13f', 4)
  );
}

interface Frame {
  standards: number[];
  step: number;
  top: number;
  ground: number;
  lift: number;
}

function drawNet(random: Random, { standards, step, top, ground, lift }: Frame): string {
  const count = random.whole(0, standards.length - 3);
  const color = random.pick(['#3f8f63', '#3b78a8', '#e8e6df']);
  const from = random.pick(standards.slice(0, standards.length - count));
  if (count === 0) return '';
  return drawRect(
    { x: from, y: top, width: step * count, height: ground - top - lift * 0.9 },
    color,
    0.55,
  );
}
