import bg from '@ploegplan/contract/languages/bg.json' with { type: 'json' };
import de from '@ploegplan/contract/languages/de.json' with { type: 'json' };
import en from '@ploegplan/contract/languages/en.json' with { type: 'json' };
import { isLanguage, type Language } from '@ploegplan/contract/languages/languages';
import pl from '@ploegplan/contract/languages/pl.json' with { type: 'json' };
import pt from '@ploegplan/contract/languages/pt.json' with { type: 'json' };
import ro from '@ploegplan/contract/languages/ro.json' with { type: 'json' };
import tr from '@ploegplan/contract/languages/tr.json' with { type: 'json' };
import { type Catalogue, runInLanguage } from '@ploegplan/contract/languages/translate';
import uk from '@ploegplan/contract/languages/uk.json' with { type: 'json' };
import { sql } from 'kysely';
import type { TenantTx } from './tenants/transaction.ts';

const catalogues: Record<Language, Catalogue> = { nl: {}, en, pl, ro, bg, tr, uk, de, pt };

/** Makes the texts for a person, without waiting for anything, in the language that this person reads. */
export const writeIn = <Result>(language: Language, make: () => Result): Result =>
  runInLanguage(language, catalogues[language], make);

/** The same for an employee. */
export async function writeToEmployee<Result>(
  tx: TenantTx,
  employeeId: string,
  make: () => Result,
): Promise<Result> {
  const languages = await readLanguages(tx, [employeeId]);
  return writeIn(languages.get(employeeId) ?? 'nl', make);
}

/** The language that a user chose; null for none. */
export async function findLanguage(tx: TenantTx, userId: string): Promise<Language | null> {
  const user = await tx
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst();
  return isLanguage(user?.language) ? user.language : null;
}

/** The languages that employees chose, by employee; nothing of those who chose none. */
export async function readLanguages(
  tx: TenantTx,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  const { rows } = await sql<{ id: string; language: string }>`
    select employee_id as id, language from users
     where employee_id = any (${employeeIds}::uuid[]) and language is not null`.execute(tx);
  return new Map(
    rows.flatMap(({ id, language }) => (isLanguage(language) ? [[id, language] as const] : [])),
  );
}
