import { Button, Progress } from '@mantine/core';
import { dataExports } from '@ploegplan/contract/data-exports/endpoints';
import type { DataExport } from '@ploegplan/contract/data-exports/schemas';
import { getToday } from '@ploegplan/contract/dates/dates';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { getUrl } from '../../lib/api/call.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { formatMoment } from '../../lib/dates/moments.ts';

interface DataExportRowProps {
  made: DataExport;
}

export function DataExportRow({ made }: DataExportRowProps) {
  const { employee, requestedAt, requestedBy } = made;
  const name = employee ? employee.name : 'Alle gegevens';
  return (
    <li className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 px-4 py-3">
      <div className="flex flex-col min-w-0 wrap-anywhere">
        <strong>{name}</strong>
        <span className="text-quiet text-sm">
          Gevraagd door {requestedBy}, {formatMoment(requestedAt)}
        </span>
      </div>
      <State made={made} name={name} />
    </li>
  );
}

function State({ made, name }: DataExportRowProps & { name: string }) {
  const { id, state, done, total, sizeBytes, expiresAt } = made;
  if (state === 'failed') {
    return (
      <p className="flex items-center gap-2 text-error">
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
        Het bestand kon niet gemaakt worden. Probeer het later opnieuw.
      </p>
    );
  }
  if (state !== 'ready') {
    const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
    return (
      <div className="flex flex-col gap-1 text-sm tabular-nums phone-basis-full">
        <Progress w="14rem" maw="100%" value={percent} aria-label={`${name}: voortgang`} />
        <span className="text-quiet">
          {total === 0 ? 'Begint zo' : `${done} van ${total} onderdelen`}
        </span>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-end gap-1 text-sm phone-basis-full phone-items-stretch">
      <Button
        component="a"
        href={getUrl(dataExports.download, { params: { id } })}
        download
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        aria-label={`${name} downloaden`}
      >
        Downloaden
      </Button>
      <span className="text-quiet">
        {formatFileSize(sizeBytes ?? 0)}, te downloaden tot{' '}
        {formatShortDay(getToday(new Date(expiresAt ?? 0)))}
      </span>
    </div>
  );
}
