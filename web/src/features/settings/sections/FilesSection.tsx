import { limits } from '@ploegplan/contract/limits';
import type { CompanySettings } from '@ploegplan/contract/settings.schemas';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

const names = ['noticeDays', 'restoreDays', 'linkDays', 'photoSide'] as const;
type FilesValues = Record<(typeof names)[number], string>;

const bounds = (name: (typeof names)[number]) => ({
  kind: 'number' as const,
  name,
  required: true,
  missing: 'Vul een getal in',
  step: 1,
  min: limits[name].least,
  max: limits[name].most,
});

const fields: readonly Field<FilesValues>[] = [
  {
    ...bounds('noticeDays'),
    label: 'Melden voor een document of certificaat verloopt (dagen)',
    help: 'Zo lang van tevoren staat het op het overzicht en in de weekmail.',
  },
  {
    ...bounds('restoreDays'),
    label: 'Verwijderde documenten bewaren (dagen)',
    help: 'Zo lang kun je ze terugzetten. Daarna worden de bestanden weggehaald.',
  },
  {
    ...bounds('linkDays'),
    label: 'Nieuwe planninglink geldig (dagen)',
    help: 'Bij het maken van een link kun je een andere dag kiezen.',
  },
  {
    ...bounds('photoSide'),
    label: 'Foto’s verkleinen tot (pixels)',
    help: 'De langste zijde van een foto zoals een telefoon hem verstuurt.',
  },
];

const valuesOf = (settings: CompanySettings): FilesValues => ({
  noticeDays: String(settings.noticeDays),
  restoreDays: String(settings.restoreDays),
  linkDays: String(settings.linkDays),
  photoSide: String(settings.photoSide),
});

const numberOf = (typed: string) => parseNumber(typed) ?? 0;

/** How long things are kept and valid, and how large photos are. */
export function FilesSection({ settings }: SectionProps) {
  const form = useSettingsForm<FilesValues>({
    settings,
    id: 'files',
    fields,
    valuesOf,
    sent: (values) => ({
      noticeDays: numberOf(values.noticeDays),
      restoreDays: numberOf(values.restoreDays),
      linkDays: numberOf(values.linkDays),
      photoSide: numberOf(values.photoSide),
    }),
    saved: 'Documenten, links en foto’s bijgewerkt',
  });
  return (
    <FormSection
      id="documenten"
      title="Documenten, links en foto’s"
      text="Hoe lang iets geldt en bewaard blijft. Het logboek blijft altijd bewaard."
      form={form}
      failure={FAILURE}
    />
  );
}
