import { formatNumber } from './numbers.ts';

/** '+0,5', '−7,75'; nothing when there is no difference. */
export function formatDifference(hours: number): string {
  const text = formatNumber(Math.abs(hours));
  if (text === '0') return '';
  return `${hours > 0 ? '+' : '−'}${text}`;
}
