import { expect, test } from 'vitest';
import { listTimesOff } from './days-off.ts';

const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'];
const holiday = (name: string) => ({ name, kind: 'holiday' }) as const;
const closure = (name: string) => ({ name, kind: 'closure' }) as const;

test('following days of one name are one time off, of the days that are shown', () => {
  const daysOff = {
    '2026-12-23': closure('Kerstsluiting'),
    '2026-12-24': closure('Kerstsluiting'),
    '2026-12-25': holiday('Eerste kerstdag'),
    '2026-12-27': closure('Kerstsluiting'),
    '2026-12-28': closure('Kerstsluiting'),
  };
  expect(listTimesOff(days, daysOff)).toEqual([
    { from: '2026-12-24', to: '2026-12-24', name: 'Kerstsluiting' },
    { from: '2026-12-25', to: '2026-12-25', name: 'Eerste kerstdag' },
    { from: '2026-12-27', to: '2026-12-28', name: 'Kerstsluiting' },
  ]);
});
