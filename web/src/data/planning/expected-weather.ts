import { expectedWeather } from '@ploegplan/contract/expected-weather/endpoints';
import type { ExpectedWeather } from '@ploegplan/contract/expected-weather/schemas';
import { causeTexts } from '@ploegplan/contract/texts/weather-causes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useTenant } from '../../lib/session/tenant.ts';

const none: Readonly<Record<string, string>> = {};

/** The same object as before the answer when nothing is expected, so that the board is not drawn anew for nothing. */
const byDate = (days: ExpectedWeather[]): Readonly<Record<string, string>> =>
  days.length === 0
    ? none
    : Object.fromEntries(
        days.map(({ date, causes, projects }) => [
          date,
          `${causes.map((cause) => causeTexts[cause]).join(', ')} verwacht: ${projects.join(', ')}`,
        ]),
      );

/** The weather to expect on coming days, in words, where the company uses the weather desk and has a forecast. */
export function useExpectedWeather(): Readonly<Record<string, string>> {
  const { data = none } = useQuery({
    queryKey: ['weather', 'expected'],
    queryFn: ({ signal }) => call(expectedWeather.list, { signal }),
    enabled: !useTenant().hiddenParts.includes('weather'),
    staleTime: 30 * 60_000,
    select: byDate,
  });
  return data;
}
