import { limits } from '@ploegplan/contract/limits';
import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

type Name =
  | 'noticeDays'
  | 'linkDays'
  | 'restoreDays'
  | 'auditLogMonths'
  | 'leaverMonths'
  | 'photoSide';
type TermValues = Record<Name, string>;

const createBounds = (name: Name) => ({
  kind: 'number' as const,
  name,
  required: true,
  missing: 'Vul een getal in',
  step: 1,
  min: limits[name].least,
  max: limits[name].most,
});

const fields: readonly Field<TermValues>[] = [
  {
    ...createBounds('noticeDays'),
    label: 'Melden voor een document of certificaat verloopt (dagen)',
    help: 'Zo lang van tevoren staat het op het overzicht en in de weekmail.',
  },
  {
    ...createBounds('linkDays'),
    label: 'Nieuwe planninglink geldig (dagen)',
    help: 'Bij het maken van een link kun je een andere dag kiezen.',
  },
  {
    ...createBounds('restoreDays'),
    label: 'Verwijderde documenten bewaren (dagen)',
    help: 'Zo lang kun je ze terugzetten. Daarna worden de bestanden weggehaald.',
  },
  {
    ...createBounds('auditLogMonths'),
    required: false,
    label: 'Logboek bewaren (maanden)',
    placeholder: 'Altijd',
    help: 'Leeg: altijd. Anders verdwijnt elke nacht wat ouder is, en dat komt niet terug.',
  },
  {
    ...createBounds('leaverMonths'),
    required: false,
    label: 'Foto’s en notities van wie vertrok bewaren (maanden)',
    placeholder: 'Altijd',
    help: 'Leeg: altijd. Anders staan ze daarna bij Bewaartermijnen, waar je ze verwijdert.',
  },
  {
    ...createBounds('photoSide'),
    isAdvanced: true,
    label: 'Foto’s verkleinen tot (pixels)',
    help: 'De langste zijde van een foto zoals een telefoon hem verstuurt.',
  },
];

const toValues = (settings: CompanySettings): TermValues => ({
  noticeDays: String(settings.noticeDays),
  linkDays: String(settings.linkDays),
  restoreDays: String(settings.restoreDays),
  auditLogMonths: String(settings.auditLogMonths ?? ''),
  leaverMonths: String(settings.leaverMonths ?? ''),
  photoSide: String(settings.photoSide),
});

const toNumber = (typed: string) => parseNumber(typed) ?? 0;

/** Sets how long things are valid and kept, and how large photos are. */
export function TermsSection({ settings }: SectionProps) {
  const form = useSettingsForm<TermValues>({
    settings,
    id: 'terms',
    fields,
    toValues,
    sent: (values) => ({
      noticeDays: toNumber(values.noticeDays),
      linkDays: toNumber(values.linkDays),
      restoreDays: toNumber(values.restoreDays),
      auditLogMonths: parseNumber(values.auditLogMonths),
      leaverMonths: parseNumber(values.leaverMonths),
      photoSide: toNumber(values.photoSide),
    }),
    saved: 'Termijnen en foto’s bijgewerkt',
  });
  return (
    <FormSection
      id="termijnen"
      title="Termijnen en foto’s"
      text="Hoe lang iets geldt en bewaard blijft, en hoe groot foto’s zijn."
      form={form}
      failure={FAILURE}
    />
  );
}
