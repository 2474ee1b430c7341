import { useIsPhone } from '../page/viewport.ts';

/** '2 uur', '20 minuten', '3 dagen': how much a clock differs, in one unit. */
function formatLength(minutes: number): string {
  if (minutes < 90) return minutes === 60 ? '1 uur' : `${minutes} minuten`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} uur` : `${Math.round(hours / 24)} dagen`;
}

/** Formats the difference of the device's clock. */
export const formatClock = (leadMinutes: number, device: string): string =>
  `De klok van deze ${device} loopt ${formatLength(Math.abs(leadMinutes))} ${
    leadMinutes > 0 ? 'achter' : 'voor'
  }; vandaag volgt de server.`;

/** Says that this device's clock is wrong, and that today is that of the server. Default export for lazy loading. */
export default function ClockNotice({ leadMinutes }: { leadMinutes: number }) {
  const device = useIsPhone() ? 'telefoon' : 'computer';
  return (
    <p className="mb-2 text-quiet" role="status">
      {formatClock(leadMinutes, device)}
    </p>
  );
}
