import { Button } from '@mantine/core';
import type { WeatherSite } from '@ploegplan/contract/weather/schemas';
import { IconWind } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../data/company/settings.ts';
import { listInStorm, scaffoldData, useStorm } from '../../data/records/scaffolds.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';

const STORM = 5;

/** Marks the scaffolds of a site for inspection, where the wind was a storm for them by the register's settings. */
export function StormButton({ site: { force, projectId } }: { site: WeatherSite }) {
  const isStorm = force !== null && force >= STORM;
  const { data: scaffolds = [] } = useQuery({ ...scaffoldData.list, enabled: isStorm });
  const { data: settings } = useQuery({ ...settingsQuery, enabled: isStorm });
  const storm = useStorm();
  if (!isStorm || !settings) return null;
  const { stormFrom } = settings.scaffoldSettings;
  const hit = listInStorm(scaffolds, stormFrom, { force, projectIds: [projectId] });
  if (hit.length === 0) return null;
  const mark = () =>
    storm.mutate(
      {
        scaffoldIds: hit.map(({ id }) => id),
        closes: false,
        at: new Date().toISOString(),
        remark: `Windkracht ${force}`,
      },
      {
        onSuccess: ({ count }) =>
          notify.success(`${formatQuantity(count, 'steiger', 'steigers')} gemeld voor keuring`),
        onError: (error) => notify.error('Storm melden mislukt', explainError(error)),
      },
    );
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconWind size={18} stroke={1.5} aria-hidden />}
        loading={storm.isPending}
        onClick={mark}
      >
        {`${formatQuantity(hit.length, 'steiger', 'steigers')} laten keuren (windkracht ${force})`}
      </Button>
    </div>
  );
}
