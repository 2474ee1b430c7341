import { translate } from '@ploegplan/contract/languages/translate';
import { useQuery } from '@tanstack/react-query';
import { ownClassesQuery } from '../../../data/own/own-hours.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { PayParts } from '../../../ui/work/PayParts.tsx';
import { filterSurchargedSegments, formatTotalsByPayClass } from '../../../ui/work/pay-segments.ts';

/** The surcharges on the own hours of a week, with the rules that made them; nothing where there are none. Default export for lazy loading. */
export default function OwnClasses({ monday }: { monday: string }) {
  const { data } = useQuery(ownClassesQuery(monday));
  const surcharges = filterSurchargedSegments(data?.parts ?? []);
  if (!data || (surcharges.length === 0 && data.changes.length === 0)) return null;
  const isTravel = surcharges.some(({ class: name }) => name.startsWith('travel'));
  const title = isTravel ? translate('Toeslagen en reis') : translate('Toeslagen');
  return (
    <Folded
      className="mb-3"
      label={surcharges.length > 0 ? `${title} · ${formatTotalsByPayClass(surcharges)}` : title}
    >
      <PayParts {...data} />
    </Folded>
  );
}
