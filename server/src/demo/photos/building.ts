import type { Random } from '../random.ts';
import { type Box, createSeries, drawLines, drawPath, drawRect } from './shapes.ts';

export interface Building extends Box {
  storeys: number;
  bays: number;
}

const walls = [
  { brick: '#9c5742', mortar: '#c9a797' },
  { brick: '#b98a63', mortar: '#ddc6ab' },
  { brick: '#7c4b40', mortar: '#ab8d84' },
  { brick: '#c3beb4', mortar: '#dcd8d0' },
] as const;

export function makeBuilding(random: Random, ground: number): Building {
  const storeys = random.whole(2, 4);
  const height = storeys * random.whole(118, 138);
  const width = random.whole(600, 800);
  const x = random.whole(140, 1140 - width);
  return { storeys, bays: random.whole(4, 6), x, y: ground - height, width, height };
}

const BRICK = { width: 40, height: 11 };

/** Draws joints as full lines, the vertical ones dashed: a repeated pattern takes many times longer to render. */
function drawBrickwork(wall: Box, random: Random): string {
  const { brick, mortar } = random.pick(walls);
  const { x, y, width, height } = wall;
  const courses = createSeries(Math.ceil(height / BRICK.height), y, BRICK.height);
  const upright = (offset: number) =>
    createSeries(Math.floor(width / BRICK.width), x + offset, BRICK.width)
      .map((at) => `M${at} ${y + (offset === 0 ? 0 : BRICK.height)}V${y + height}`)
      .join('');
  const dashed = `stroke="${mortar}" stroke-width="1.5" stroke-dasharray="${BRICK.height}" fill="none"`;
  return [
    drawRect(wall, brick),
    drawLines(courses.map((at) => `M${x} ${at}H${x + width}`).join(''), mortar, 1.5),
    drawPath(upright(0), dashed),
    drawPath(upright(BRICK.width / 2), dashed),
  ].join('');
}

function placeOpening({ x, y, width, height }: Box): Box {
  return { x: x + width * 0.2, y: y + height * 0.22, width: width * 0.6, height: height * 0.52 };
}

function drawWindow(opening: Box, frame: string): string {
  const { x, y, width, height } = opening;
  const glass = { x: x + 6, y: y + 6, width: width - 12, height: height - 12 };
  return [
    drawRect({ x: x - 6, y: y - 14, width: width + 12, height: 10 }, '#cfc9be'),
    drawRect(opening, frame),
    drawRect(glass, 'url(#glass)'),
    drawRect({ ...glass, x: x + width / 2 - 3, width: 6 }, frame),
    drawRect({ x: x - 8, y: y + height, width: width + 16, height: 9 }, '#8d877c'),
  ].join('');
}

const drawTiledRoof = ({ x, y, width }: Box, rise: number) => {
  const rows = createSeries(5, 1 / 6, 1 / 6).map((part) => {
    const inset = part * 94 - 24;
    return `M${x + inset} ${y - part * rise}H${x + width - inset}`;
  });
  const slope = `M${x - 24} ${y}L${x + 70} ${y - rise}H${x + width - 70}L${x + width + 24} ${y}Z`;
  return drawPath(slope, 'fill="#5a4a48"') + drawLines(rows.join(''), '#463a39', 2);
};

const drawFlatRoof = ({ x, y, width }: Box) =>
  drawRect({ x: x - 12, y: y - 26, width: width + 24, height: 26 }, '#55595c');

const drawBareRoof = ({ x, y, width }: Box, rise: number) => {
  const rafters = createSeries(18, x + 60, (width - 120) / 17).map(
    (at) => `M${at} ${y}V${y - rise}`,
  );
  const frame = `M${x - 24} ${y}L${x + 70} ${y - rise}H${x + width - 70}L${x + width + 24} ${y}Z`;
  return (
    drawLines(rafters.join(''), '#c99b5d', 7) +
    drawLines(`${frame}M${x + 23} ${y - rise / 2}H${x + width - 23}`, '#b5854a', 9)
  );
};

/** A brick house front with windows; some window openings and roofs are unfinished. */
export function drawBuilding(building: Building, random: Random): string {
  const { x, y, width, height, storeys, bays } = building;
  const bay = { width: width / bays, height: height / storeys };
  const frame = random.pick(['#f4f1ea', '#f4f1ea', '#2f3d46']);
  const cells = createSeries(storeys, y, bay.height).flatMap((top) =>
    createSeries(bays, x, bay.width).map((left) => placeOpening({ x: left, y: top, ...bay })),
  );
  const doorway = random.whole(0, bays - 1);
  const windows = cells.filter((_, index) => index !== (storeys - 1) * bays + doorway);
  const door = {
    x: x + bay.width * (doorway + 0.25),
    y: y + height - bay.height * 0.8,
    width: bay.width * 0.5,
    height: bay.height * 0.8,
  };
  return [
    random.pick([drawTiledRoof, drawFlatRoof, drawBareRoof])(building, random.whole(90, 130)),
    drawBrickwork(building, random),
    drawRect(building, 'url(#shade)', 0.35),
    ...windows.map((box) =>
      random.chance(0.15) ? drawRect(box, '#2c2b2a') : drawWindow(box, frame),
    ),
    drawRect(door, random.pick(['#2d4a3e', '#6b2e22', '#30475e'])),
  ].join('');
}
