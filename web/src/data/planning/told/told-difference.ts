import { translate } from '@ploegplan/contract/languages/translate';
import type { ToldWork } from '@ploegplan/contract/told/schemas';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { formatLocation } from '../../../lib/values/location.ts';

const joinParts = (...parts: string[]) => parts.filter(Boolean).join(', ');

const formatName = ({ title, place }: ToldWork) =>
  title || formatLocation(place) || translate('Werk');

const formatWork = (work: ToldWork) => joinParts(formatName(work), formatTimes(work));

const isSamePlace = (one: ToldWork, other: ToldWork) =>
  one.title === other.title && one.place === other.place;

const isSame = (one: ToldWork, other: ToldWork) =>
  isSamePlace(one, other) && formatTimes(one) === formatTimes(other);

/** Takes the first element that fits off a list. */
function takeFirst<T>(list: T[], fits: (value: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** 'was Kade 7, nu Torenkade 88, 07:00 – 16:00'; of the same place only the times: 'Kade 7: was 07:00 – 16:00, nu 06:30 – 15:30'. */
function describeChange(before: ToldWork, after: ToldWork): string {
  const [was, now] = [formatTimes(before), formatTimes(after)];
  const sayChange = (label: string, values: { was: string; now: string }) =>
    label
      ? translate('{label}: was {was}, nu {now}', { label, ...values })
      : translate('was {was}, nu {now}', values);
  if (isSamePlace(before, after)) {
    const none = translate('zonder tijden');
    return sayChange(formatName(after), { was: was || none, now: now || none });
  }
  const isMoved = before.title === after.title;
  const sayName = (work: ToldWork) =>
    isMoved ? formatLocation(work.place) || translate('onbekend') : formatName(work);
  return sayChange(isMoved ? after.title : '', {
    was: joinParts(sayName(before), was === now ? '' : was),
    now: joinParts(sayName(after), now),
  });
}

/**
 * Describes the work of a day against what was told of it before, null for nothing: a line for each difference. Works at one place belong
 * together, and else those that went and came, in their order.
 */
export function describeDifference(
  was: readonly ToldWork[] | null,
  works: readonly ToldWork[],
): string[] {
  const come = works.filter((work) => !was?.some((before) => isSame(before, work)));
  const gone = was?.filter((before) => !works.some((work) => isSame(before, work))) ?? [];
  if (was === null && works.length > 0) return works.map(formatWork);
  if (come.length + gone.length === 0)
    return [
      works.length === 0 ? translate('niets gepland') : translate('zoals eerder doorgegeven'),
    ];
  const left = [...gone];
  const pairs = come.map((work) => ({
    work,
    before: takeFirst(left, (old) => isSamePlace(old, work)),
  }));
  return [
    ...pairs.map(({ work, before = left.shift() }) =>
      before
        ? describeChange(before, work)
        : translate('nieuw: {work}', { work: formatWork(work) }),
    ),
    ...left.map((before) =>
      works.length === 0
        ? translate('was {was}, nu {now}', {
            was: formatWork(before),
            now: translate('niets gepland'),
          })
        : translate('vervalt: {work}', { work: formatWork(before) }),
    ),
  ];
}
