import { isDate } from '@ploegplan/contract/dates/dates';
import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { WeatherScreen } from '../../features/weather/WeatherScreen.tsx';

interface Search {
  /** The day that is shown; today without it. */
  datum?: string;
}

export const Route = createFileRoute('/_shell/weather')({
  staticData: { access: 'admin' },
  validateSearch: ({ datum }: Record<string, unknown>): Search =>
    typeof datum === 'string' && isDate(datum) ? { datum } : {},
  component: Weather,
});

function Weather() {
  const { datum } = Route.useSearch();
  return (
    <TenantFeature part="weather">
      <WeatherScreen chosen={datum} />
    </TenantFeature>
  );
}
