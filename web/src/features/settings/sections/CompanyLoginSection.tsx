import { Button, TextInput } from '@mantine/core';
import { companyLoginFaults } from '@ploegplan/contract/company-login/faults';
import { type CompanyLogin, mailDomain } from '@ploegplan/contract/company-login-settings/schemas';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import {
  companyLoginQuery,
  useChangeCompanyLogin,
  useTestCompanyLogin,
} from '../../../data/company/company-login.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { LoadedSection } from '../LoadedSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const about = {
  id: 'bedrijfslogin',
  title: 'Bedrijfslogin',
  text: 'Inloggen met het account van je bedrijf, zoals dat van Microsoft of Google. Inloggen met een wachtwoord blijft ook kunnen.',
} as const;

interface Values extends Omit<CompanyLogin, 'domains' | 'hasSecret' | 'version'> {
  domains: string;
  clientSecret: string;
}

const splitDomains = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const listFields = (hasSecret: boolean): Field<Values>[] => [
  {
    ...{ kind: 'text', name: 'name', label: 'Inloggen met', maxLength: limits.shortName },
    help: 'De naam op de knop van de inlogpagina, zoals Microsoft. Leeg is er geen knop.',
  },
  {
    ...{ kind: 'text', name: 'issuer', label: 'Adres van de aanbieder', maxLength: limits.url },
    help: 'De issuer, zoals https://accounts.google.com.',
    inputProps: plain,
    findError: ({ issuer, name }) =>
      name.trim() !== '' && issuer.trim() === '' ? 'Vul het adres van de aanbieder in' : undefined,
    explainRejection: () => 'Vul een openbaar adres met https:// in',
  },
  {
    ...{ kind: 'text', name: 'clientId', label: 'Client-ID', maxLength: limits.name },
    inputProps: plain,
    findError: ({ issuer, clientId }) =>
      issuer.trim() !== '' && clientId.trim() === '' ? 'Vul de client-ID in' : undefined,
  },
  {
    ...{ kind: 'text', name: 'clientSecret', label: 'Client-secret', maxLength: limits.url },
    help: hasSecret
      ? 'Is ingevuld en wordt niet getoond. Vul alleen een nieuwe in, of bij een andere aanbieder.'
      : 'Wordt daarna niet meer getoond.',
    inputProps: plain,
  },
  {
    ...{ kind: 'text', name: 'domains', label: 'Alleen mailadressen van', maxLength: limits.url },
    help: 'Domeinen, met komma’s ertussen, zoals jansenbouw.nl. Leeg is elk adres van een gebruiker.',
    inputProps: plain,
    findError: ({ domains }) =>
      splitDomains(domains).every((domain) => mailDomain.test(domain))
        ? undefined
        : 'Vul domeinen in zoals jansenbouw.nl',
  },
  {
    ...{ kind: 'text', name: 'requiredGroup', label: 'Alleen groep', maxLength: limits.name },
    help: 'De naam of ID van de groep bij de aanbieder. Leeg is iedereen.',
  },
  {
    ...{ kind: 'text', name: 'adminGroup', label: 'Groep beheerders', maxLength: limits.name },
    help: 'Wie erin zit, wordt bij het inloggen beheerder; wie er niet in zit, is het daarna niet meer. Leeg verandert niets.',
  },
  {
    kind: 'switch',
    name: 'countsAsFactor',
    label: 'Telt als tweede stap',
    help: 'Aan als de aanbieder zelf om een tweede stap vraagt.',
  },
  {
    kind: 'switch',
    name: 'trustsEmail',
    label: 'Mailadressen niet laten bevestigen',
    help: 'Alleen als je bedrijf alle mailadressen bij de aanbieder zelf beheert.',
    isAdvanced: true,
  },
  {
    ...{ kind: 'text', name: 'groupClaim', label: 'Claim met groepen', maxLength: limits.name },
    required: true,
    isAdvanced: true,
  },
];

/** Sets where and who may sign in with an account of the company. */
export function CompanyLoginSection() {
  const query = useQuery(companyLoginQuery);
  return (
    <LoadedSection about={about} query={query}>
      {(settings) => <CompanyLoginForm settings={settings} />}
    </LoadedSection>
  );
}

function CompanyLoginForm({ settings }: { settings: CompanyLogin }) {
  const changing = useChangeCompanyLogin();
  const form = useSectionForm<Values, CompanyLogin>({
    settings,
    id: 'company-login',
    fields: listFields(settings.hasSecret),
    toValues: ({ domains, hasSecret: _, version: __, ...values }) => ({
      ...values,
      domains: domains.join(', '),
      clientSecret: '',
    }),
    saved: 'Bedrijfslogin bijgewerkt',
    save: ({ clientSecret, domains, ...values }, { version }) =>
      changing.mutateAsync({
        ...values,
        ...(clientSecret.trim() !== '' && { clientSecret }),
        domains: splitDomains(domains),
        version,
      }),
  });
  return (
    <FormSection {...about} form={form} failure="Bedrijfslogin bijwerken mislukt">
      <TextInput
        label="Adres om bij de aanbieder in te vullen"
        description="De redirect-URI van Ploegplan."
        value={`${window.location.origin}/bedrijfslogin`}
        readOnly
      />
      {settings.issuer !== '' && <Test isDisabled={form.isDirty} />}
    </FormSection>
  );
}

function Test({ isDisabled }: { isDisabled: boolean }) {
  const testing = useTestCompanyLogin();
  const fault = testing.data?.fault;
  const failure = testing.isError
    ? explainError(testing.error)
    : fault && companyLoginFaults[fault];
  return (
    <div className="flex flex-col gap-2 items-start">
      <Button
        variant="default"
        disabled={isDisabled}
        loading={testing.isPending}
        onClick={() => testing.mutate()}
      >
        Verbinding testen
      </Button>
      <p role="status" className={failure ? 'text-error' : undefined}>
        {failure || (testing.isSuccess && 'De aanbieder antwoordt en kent Ploegplan.')}
      </p>
    </div>
  );
}
