import { NativeSelect } from '@mantine/core';
import { isLanguage, languageNames } from '@ploegplan/contract/languages/languages';
import { translate } from '@ploegplan/contract/languages/translate';
import { useChooseLanguage } from '../../data/company/account.ts';
import type { Session } from '../../lib/session/session.ts';
import { Section } from './Section.tsx';

const options = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

/** The language of an employee's pages and mails; the office works in Dutch. */
export function LanguageSection({ session: { language } }: { session: Session }) {
  const choosing = useChooseLanguage();
  const choose = (value: string) => isLanguage(value) && choosing.mutate(value);
  return (
    <Section title={translate('Taal')}>
      <NativeSelect
        aria-label={translate('Taal')}
        data={options}
        value={choosing.isPending ? choosing.variables : (language ?? 'nl')}
        disabled={choosing.isPending}
        onChange={({ target }) => choose(target.value)}
      />
      <p className="text-quiet text-sm">
        {translate(
          'Geldt voor Ploegplan en de berichten die je krijgt. Wat kantoor en collega’s schrijven, blijft zoals het is.',
        )}
      </p>
    </Section>
  );
}
