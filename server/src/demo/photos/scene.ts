import type { Random } from '../random.ts';
import { drawBuilding, makeBuilding } from './building.ts';
import { drawScaffold } from './scaffold.ts';
import { drawGradient, drawRect, HEIGHT, WIDTH } from './shapes.ts';
import {
  drawClouds,
  drawCrane,
  drawForeground,
  drawGround,
  drawHorizon,
  skies,
} from './surroundings.ts';

const whole = { x: -80, y: -80, width: WIDTH + 160, height: HEIGHT + 160 };
const GROUND = 770;

/** A building site as an SVG drawing; never the same twice. */
export function drawScene(random: Random, scaffolded: number): string {
  const building = makeBuilding(random, GROUND);
  const tilt = (random.next() - 0.5) * 2.4;
  const picture = [
    drawRect(whole, 'url(#sky)'),
    drawClouds(random),
    drawHorizon(random, GROUND - 40),
    random.chance(0.35) ? drawCrane(random, GROUND) : '',
    drawGround(random, GROUND - 40),
    drawBuilding(building, random),
    random.chance(scaffolded) ? drawScaffold(building, random) : '',
    drawForeground(random),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      ${drawGradient('sky', random.pick(skies))}
      ${drawGradient('glass', ['#87a7bd', '#4d6a80', '#2f4453'])}
      ${drawGradient('shade', ['#ffffff', '#ffffff00', '#000000'])}
      <radialGradient id="vignette" r="0.8"><stop offset="0.6" stop-color="#00000000"/><stop offset="1" stop-color="#000000"/></radialGradient>
    </defs>
    <g transform="rotate(${tilt} ${WIDTH / 2} ${HEIGHT / 2}) translate(-26 -20) scale(1.04)">${picture.join('')}</g>
    ${drawRect(whole, 'url(#vignette)', 0.35)}
  </svg>`;
}
