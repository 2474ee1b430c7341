import { Button } from '@mantine/core';
import { addDays } from '@ploegplan/contract/dates/dates';
import { weather } from '@ploegplan/contract/weather/endpoints';
import type { WeatherSite } from '@ploegplan/contract/weather/schemas';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { getUrl } from '../../lib/api/call.ts';
import { SideDrawer } from '../../ui/drawer/SideDrawer.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';

interface Props {
  site: WeatherSite;
  date: string;
  opened: boolean;
  onClose: () => void;
}

/** The most days of one file. */
const MOST = 365;

/** The unworkable days of a project as files for its client. Default export for lazy loading. */
export default function EvidenceDrawer({ site, date, opened, onClose }: Props) {
  const [from, setFrom] = useState(addDays(date, -MOST));
  const [to, setTo] = useState(date);
  const isRange = from !== '' && to !== '' && from <= to && to <= addDays(from, MOST);
  const url = (format: 'pdf' | 'csv') =>
    getUrl(weather.evidence, { params: { id: site.projectId, format }, query: { from, to } });
  return (
    <SideDrawer opened={opened} onClose={onClose} title={`Onwerkbaar weer: ${site.title}`}>
      <div className="flex flex-col gap-4">
        <p>
          De dagen waarop niet gewerkt kon worden, met meetstation, metingen, norm en bron. Vanaf 5
          uur telt een hele dag, vanaf 2 uur een halve.
        </p>
        <DateField label="Van" value={from} onChange={setFrom} />
        <DateField label="Tot en met" value={to} onChange={setTo} />
        {!isRange && (
          <p className="text-error" role="alert">
            Kies hooguit een jaar.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {(['pdf', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
              {...(isRange
                ? { component: 'a', href: url(format), download: true }
                : { disabled: true })}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </SideDrawer>
  );
}
