import { causeTexts } from '@ploegplan/contract/texts/weather';
import type { ExpectedWeather } from '@ploegplan/contract/weather/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTenant } from '../../lib/session/tenant.ts';
import { expectedWeatherQuery } from '../records/weather.ts';

const none: Readonly<Record<string, string>> = {};

const byDate = (days: ExpectedWeather[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    days.map(({ date, causes, projects }) => [
      date,
      `${causes.map((cause) => causeTexts[cause]).join(', ')} verwacht: ${projects.join(', ')}`,
    ]),
  );

/** The weather to expect on coming days, in words, where the company has a forecast. */
export function useExpectedWeather(): Readonly<Record<string, string>> {
  const enabled = !useTenant().hiddenParts.includes('weather');
  const { data = none } = useQuery({ ...expectedWeatherQuery, enabled, select: byDate });
  return data;
}
