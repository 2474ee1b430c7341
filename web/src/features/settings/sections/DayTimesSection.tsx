import type { HourSettings } from '@ploegplan/contract/hours/schemas';
import { employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { type TimesAsked, timesAsked } from '@ploegplan/contract/work-days/schemas';
import { timesAskedTexts } from '@ploegplan/contract/work-days/texts';
import { useChangeHourSettings } from '../../../data/hours/hours.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useSectionForm } from '../useSectionForm.ts';
import { FAILURE } from '../useSettingsForm.ts';

interface Values {
  own: TimesAsked;
  hired: TimesAsked;
  selfEmployed: TimesAsked;
  step: '15' | '1';
  travel: boolean;
}

const options = timesAsked.map((value) => ({ value, label: timesAskedTexts[value] }));
const asksNobody = ({ own, hired, selfEmployed }: Values) =>
  [own, hired, selfEmployed].every((asked) => asked === 'off');

const fields: readonly Field<Values>[] = [
  { kind: 'choice', name: 'own', label: employeeKindTexts.own, options },
  { kind: 'choice', name: 'hired', label: employeeKindTexts.hired, options },
  {
    kind: 'choice',
    name: 'selfEmployed',
    label: employeeKindTexts['self-employed'],
    options,
    help: (values) =>
      asksNobody(values)
        ? 'Niemand ziet tijden: werknemers vullen alleen uren in.'
        : 'Wie tijden mag of moet invullen, ziet op de telefoon begin, einde en pauze van de dag, ingevuld zoals gepland. Mist iemand tijden die moeten, dan meldt de weekstaat dat; goedkeuren kan dan nog steeds.',
  },
  {
    kind: 'choice',
    name: 'step',
    label: 'Tijden kiezen',
    options: [
      { value: '15', label: 'Per kwartier' },
      { value: '1', label: 'Per minuut' },
    ],
    help: 'De uren zelf blijven in kwartieren.',
    hiddenWhen: asksNobody,
  },
  {
    kind: 'switch',
    name: 'travel',
    label: 'Ook reis vragen',
    help: 'Werknemers zien dan ook reistijd, kilometers van een enkele reis en of ze zelf reden.',
    hiddenWhen: asksNobody,
  },
];

const toValues = ({ dayTimes: { ask, step, travel } }: HourSettings): Values => ({
  own: ask.own,
  hired: ask.hired,
  selfEmployed: ask['self-employed'],
  step: step === 1 ? '1' : '15',
  travel,
});

/** Sets which workers are asked for the times of a day, and what they see of it. */
export function DayTimesSection({ settings }: { settings: HourSettings }) {
  const changing = useChangeHourSettings();
  const form = useSectionForm<Values, HourSettings>({
    settings,
    id: 'day times',
    fields,
    toValues,
    saved: 'Tijden per dag bijgewerkt',
    save: ({ own, hired, selfEmployed, step, travel }, { version }) =>
      changing.mutateAsync({
        dayTimes: {
          ask: { own, hired, 'self-employed': selfEmployed },
          step: step === '1' ? 1 : 15,
          travel,
        },
        version,
      }),
  });
  return (
    <FormSection
      id="tijden"
      title="Tijden per dag"
      text="Van wie je begin, einde en pauze van een dag wilt weten, naast de uren."
      form={form}
      failure={FAILURE}
    />
  );
}
