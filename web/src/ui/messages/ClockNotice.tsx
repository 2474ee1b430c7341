import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { useIsPhone } from '../page/viewport.ts';

/** '2 uur', '20 minuten', '3 dagen': how much a clock differs, in one unit. */
function formatLength(minutes: number): string {
  if (minutes < 90 && minutes !== 60)
    return translateCount(minutes, '{count} minuut', '{count} minuten');
  const hours = Math.round(minutes / 60);
  if (hours < 48) return translateCount(hours, '{count} uur', '{count} uur');
  return translateCount(Math.round(hours / 24), '{count} dag', '{count} dagen');
}

/** Formats the difference of the device's clock. */
export function formatClock(leadMinutes: number, device: 'telefoon' | 'computer'): string {
  const time = formatLength(Math.abs(leadMinutes));
  if (device === 'telefoon') {
    return leadMinutes > 0
      ? translate('De klok van deze telefoon loopt {time} achter; vandaag volgt de server.', {
          time,
        })
      : translate('De klok van deze telefoon loopt {time} voor; vandaag volgt de server.', {
          time,
        });
  }
  return leadMinutes > 0
    ? translate('De klok van deze computer loopt {time} achter; vandaag volgt de server.', { time })
    : translate('De klok van deze computer loopt {time} voor; vandaag volgt de server.', { time });
}

/** Says that this device's clock is wrong, and that today is that of the server. Default export for lazy loading. */
export default function ClockNotice({ leadMinutes }: { leadMinutes: number }) {
  const device = useIsPhone() ? 'telefoon' : 'computer';
  return (
    <p className="mb-2 text-quiet" role="status">
      {formatClock(leadMinutes, device)}
    </p>
  );
}
