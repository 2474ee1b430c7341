import type { Random } from '../random.ts';
import {
  createSeries,
  drawEllipse,
  drawLines,
  drawPath,
  drawRect,
  HEIGHT,
  WIDTH,
} from './shapes.ts';

/** Clear, overcast, morning, evening. */
export const skies = [
  ['#5f9fd6', '#a8cfec', '#e8f1f5'],
  ['#9aa7b0', '#bcc6cc', '#dfe3e4'],
  ['#7fa3cc', '#d6c4c0', '#f6d7ae'],
  ['#4d5f8c', '#b58a93', '#f0b584'],
] as const;

export function drawClouds(random: Random): string {
  const clouds = createSeries(random.whole(3, 6), 0, 1).map(() => {
    const [x, y, size] = [random.whole(0, WIDTH), random.whole(60, 320), random.whole(60, 130)];
    const puffs = [
      drawEllipse(x - size * 0.9, y, size, size * 0.28, '#ffffff'),
      drawEllipse(x, y - size * 0.18, size, size * 0.36, '#ffffff'),
      drawEllipse(x + size * 0.8, y, size * 0.9, size * 0.26, '#ffffff'),
    ];
    return `<g opacity="${0.35 + random.next() * 0.4}">${puffs.join('')}</g>`;
  });
  return clouds.join('');
}

/** Houses and trees in the distance. */
export function drawHorizon(random: Random, ground: number): string {
  const houses = createSeries(9, -60, 155).map((x) => {
    const [height, width] = [random.whole(60, 190), random.whole(110, 170)];
    const wall = `M${x} ${ground}V${ground - height}L${x + width / 2} ${ground - height - 50}L${x + width} ${ground - height}V${ground}Z`;
    return drawPath(wall, `fill="${random.pick(['#8f9aa3', '#9aa3a5', '#868f99'])}" opacity="0.7"`);
  });
  const trees = createSeries(random.whole(2, 5), 0, 1).map(() => {
    const [x, size] = [random.whole(0, WIDTH), random.whole(50, 90)];
    return (
      drawRect({ x: x - 6, y: ground - size * 1.2, width: 12, height: size * 1.2 }, '#5b4a38') +
      drawEllipse(x, ground - size * 1.7, size * 0.75, size, '#62794c', 0.95)
    );
  });
  return [...houses, ...trees].join('');
}

export function drawGround(random: Random, ground: number): string {
  const [sand, track] = random.pick([
    ['#c2ab85', '#a8916b'],
    ['#8d8f8f', '#7a7c7d'],
    ['#a39a86', '#877e6b'],
  ] as const);
  const tracks = [-40, 90, 420, 540].map(
    (x) =>
      `M${x} ${HEIGHT}C${x + 220} ${ground + 150} ${x + 420} ${ground + 90} ${x + 760} ${ground + 20}`,
  );
  return (
    drawRect({ x: 0, y: ground, width: WIDTH, height: HEIGHT - ground }, sand) +
    drawLines(tracks.join(''), track, 14) +
    drawEllipse(random.whole(200, 1000), random.whole(ground + 110, 920), 120, 16, '#9fb2bd', 0.5)
  );
}

export function drawCrane(random: Random, ground: number): string {
  const x = random.pick([70, 1200]);
  const jib = x < WIDTH / 2 ? 1 : -1;
  const lattice = createSeries(19, ground, -38).map(
    (y) => `M${x - 16} ${y}L${x + 16} ${y - 38}M${x + 16} ${y}H${x - 16}`,
  );
  const hook = x + jib * random.whole(260, 620);
  return (
    drawLines(`M${x - 16} ${ground}V30M${x + 16} ${ground}V30${lattice.join('')}`, '#e0b02c', 5) +
    drawLines(
      `M${x - jib * 140} 84H${x + jib * 760}M${x} 28L${x + jib * 700} 84M${x} 28L${x - jib * 130} 84`,
      '#e0b02c',
      7,
    ) +
    drawLines(`M${hook} 84V${random.whole(190, 300)}`, '#444444', 3) +
    drawRect({ x: x - jib * 140 - 30, y: 84, width: 60, height: 44 }, '#777c80')
  );
}

/** Objects on a building site: pallets of bricks, a container, cones. */
export function drawForeground(random: Random): string {
  const pallet = (x: number, y: number) =>
    drawRect({ x, y, width: 120, height: 64 }, random.pick(['#a4563f', '#b5b1a8', '#8a5a48'])) +
    drawLines(
      createSeries(3, y + 16, 16)
        .map((row) => `M${x} ${row}H${x + 120}`)
        .join(''),
      '#00000055',
      2,
    ) +
    drawRect({ x: x - 4, y: y + 64, width: 128, height: 12 }, '#9b7442');
  const cone = (x: number, y: number) =>
    drawPath(`M${x} ${y}L${x + 14} ${y - 52}L${x + 28} ${y}Z`, 'fill="#e2632a"') +
    drawRect({ x: x + 6, y: y - 28, width: 16, height: 9 }, '#f5f2ea') +
    drawRect({ x: x - 8, y, width: 44, height: 7 }, '#b74d1e');
  const container = (x: number, y: number) =>
    drawPath(
      `M${x} ${y}H${x + 250}L${x + 222} ${y + 92}H${x + 28}Z`,
      `fill="${random.pick(['#2f6d8f', '#b5482f', '#4f6b3a'])}"`,
    ) + drawPath(`M${x + 10} ${y}Q${x + 120} ${y - 60} ${x + 240} ${y}Z`, 'fill="#8b8377"');
  const pallets = createSeries(random.whole(1, 4), random.whole(60, 700), 140);
  return [
    ...pallets.map((x) => pallet(x, 806)),
    random.chance(0.6) ? container(random.whole(640, 980), 800) : '',
    ...createSeries(random.whole(0, 3), random.whole(80, 900), 90).map((x) => cone(x, 930)),
  ].join('');
}
