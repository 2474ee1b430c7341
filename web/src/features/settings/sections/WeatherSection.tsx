import { Input, NativeSelect, TextInput } from '@mantine/core';
import { getToday, isDate } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import {
  aboutNorms,
  type NormKey,
  normKeys,
  usualNorms,
} from '@ploegplan/contract/rules/weather/norms';
import { formatNorm } from '@ploegplan/contract/texts/weather';
import { sourceAddress, type WeatherSettings } from '@ploegplan/contract/weather/schemas';
import { useQuery } from '@tanstack/react-query';
import { useChangeWeatherSettings, weatherSettingsQuery } from '../../../data/records/weather.ts';
import { formatNumericDay } from '../../../lib/dates/dates.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ListField } from '../../../ui/form/fields/ListField.tsx';
import type { CustomInput, Field } from '../../../ui/form/fields.ts';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const MOST_NORMS = 50;

/** A norm of the company as it is typed. */
interface TypedNorm {
  key: NormKey;
  figure: string;
  from: string;
  source: string;
}

interface Values {
  hourlyUrl: string;
  recentUrl: string;
  forecastUrl: string;
  keyHeader: string;
  key: string;
  norms: TypedNorm[];
}

const toNumber = (typed: string) => Number(typed.trim().replace(',', '.').replace('−', '-') || NaN);

const findNormError = ({ norms }: Values): string | undefined => {
  const isWrong = ({ figure, from, source }: TypedNorm) =>
    !Number.isFinite(toNumber(figure)) || !isDate(from) || source.trim() === '';
  return norms.some(isWrong) ? 'Vul bij elke norm getal, ingangsdag en bron in' : undefined;
};

const normChoices = normKeys.map((key) => ({
  value: key,
  label: aboutNorms[key].words,
}));

const renderNorms = ({ values: { norms }, change, error }: CustomInput<Values>) => (
  <fieldset>
    <legend style={{ padding: '0 0 0.25rem', fontWeight: 600 }}>Eigen normen</legend>
    <Input.Description mb="0.5rem">Gaan vanaf hun dag voor de normen hieronder.</Input.Description>
    <ListField
      label="Norm"
      value={norms}
      onChange={(changed) => change({ norms: changed })}
      max={MOST_NORMS}
      added={(): TypedNorm => ({ key: 'wind-crane', figure: '', from: getToday(), source: '' })}
      getName={({ key }) => aboutNorms[key].words}
    >
      {(norm, { heading, change: changeOne, remove }) => (
        <div className="flex flex-wrap gap-2 items-end">
          <NativeSelect
            label={heading}
            data={normChoices}
            value={norm.key}
            onChange={({ currentTarget }) =>
              changeOne({ ...norm, key: currentTarget.value as NormKey })
            }
          />
          <TextInput
            label={`Getal (${aboutNorms[norm.key].unit})`}
            inputMode="decimal"
            value={norm.figure}
            onChange={({ currentTarget }) => changeOne({ ...norm, figure: currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Vanaf"
            value={norm.from}
            onChange={({ currentTarget }) => changeOne({ ...norm, from: currentTarget.value })}
          />
          <TextInput
            label="Bron"
            maxLength={limits.name}
            value={norm.source}
            onChange={({ currentTarget }) => changeOne({ ...norm, source: currentTarget.value })}
          />
          {remove}
        </div>
      )}
    </ListField>
    {error && <FormError text={error} />}
  </fieldset>
);

const formatNorms = ({ norms }: Values) =>
  norms
    .map(({ key, figure, from }) => `${aboutNorms[key].words}: ${figure} vanaf ${from}`)
    .join('; ');

const createAddress = (
  name: 'hourlyUrl' | 'recentUrl' | 'forecastUrl',
  label: string,
  help: string,
): Field<Values> => ({
  ...{ kind: 'text', name, label, help, maxLength: limits.url },
  findError: (values) =>
    sourceAddress.test(values[name].trim()) ? undefined : 'Vul een adres met https:// in',
});

const listFields = (hasKey: boolean): Field<Values>[] => [
  createAddress(
    'recentUrl',
    'Metingen van vanochtend',
    'Met {station}, {start} en {end} (JJJJMMDD), of {from} en {until}; {key} voor de sleutel.',
  ),
  createAddress('hourlyUrl', 'Gecontroleerde uurgegevens', 'Komen later, en gaan dan voor.'),
  createAddress('forecastUrl', 'Verwachting', 'Markeert komende dagen op de planning.'),
  {
    kind: 'text',
    name: 'keyHeader',
    label: 'Kop voor de sleutel',
    help: 'Zoals Authorization; leeg als de sleutel in het adres staat.',
    maxLength: 60,
    findError: ({ keyHeader }) =>
      /^[A-Za-z0-9-]*$/.test(keyHeader) ? undefined : 'Alleen letters, cijfers en streepjes',
  },
  {
    kind: 'text',
    name: 'key',
    label: 'Sleutel',
    help: hasKey
      ? 'Er is een sleutel, die niet getoond wordt. Vul alleen een nieuwe in.'
      : 'Wordt daarna niet meer getoond.',
    maxLength: limits.url,
  },
  {
    kind: 'custom',
    name: 'norms',
    label: 'Eigen normen',
    render: renderNorms,
    formatText: formatNorms,
    comparable: ({ norms }) => norms,
    findError: findNormError,
  },
];

const toValues = ({
  hourlyUrl,
  recentUrl,
  forecastUrl,
  keyHeader,
  norms,
}: WeatherSettings): Values => ({
  ...{ hourlyUrl, recentUrl, forecastUrl, keyHeader, key: '' },
  norms: norms.map(({ figure, ...norm }) => ({
    ...norm,
    figure: String(figure).replace('.', ','),
  })),
});

/** Sets where readings come from, and the company's own norms. */
export function WeatherSection() {
  const query = useQuery(weatherSettingsQuery);
  return <Loaded query={query}>{(settings) => <LoadedSection settings={settings} />}</Loaded>;
}

function LoadedSection({ settings }: { settings: WeatherSettings }) {
  const changing = useChangeWeatherSettings();
  const form = useSectionForm<Values, WeatherSettings>({
    settings,
    id: 'weather',
    fields: listFields(settings.hasKey),
    toValues,
    saved: 'Onwerkbaar weer bijgewerkt',
    save: ({ key, norms, ...values }, { version }) =>
      changing.mutateAsync({
        ...values,
        ...(key !== '' && { key }),
        norms: norms.map((norm) => ({ ...norm, figure: toNumber(norm.figure) })),
        version,
      }),
  });
  return (
    <FormSection
      id="weer"
      title="Onwerkbaar weer"
      text="Waar metingen vandaan komen, en welke normen tellen. Zonder bron voer je metingen zelf in."
      form={form}
      failure="Onwerkbaar weer bijwerken mislukt"
    >
      <h3 className="mt-4 font-semibold">Normen</h3>
      <ul className="text-sm">
        {usualNorms.map(({ key, figure, source, checkedOn }) => (
          <li key={key}>
            {formatNorm(key, figure)}{' '}
            <span className="text-quiet">
              {source}
              {checkedOn && `, gecontroleerd op ${formatNumericDay(checkedOn)}`}
            </span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
