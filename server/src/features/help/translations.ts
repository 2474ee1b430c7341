import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import type { Language } from '@ploegplan/contract/languages/languages';
import type { Terms } from '@ploegplan/contract/texts/terms';
import { shownHelpText } from '../../platform/rich-text.ts';
import { listBuiltIn } from './articles.ts';
import type { LayerArticle } from './layers.ts';
import { translateArticle } from './terms.ts';
import bg from './translations/bg.json' with { type: 'json' };
import de from './translations/de.json' with { type: 'json' };
import en from './translations/en.json' with { type: 'json' };
import pl from './translations/pl.json' with { type: 'json' };
import pt from './translations/pt.json' with { type: 'json' };
import ro from './translations/ro.json' with { type: 'json' };
import tr from './translations/tr.json' with { type: 'json' };
import uk from './translations/uk.json' with { type: 'json' };

/** The employee's articles of the code in another language: categories by their Dutch name, articles by slug. */
export interface Translations {
  categories: Readonly<Record<string, string>>;
  articles: Readonly<Record<string, Pick<HelpArticle, 'title' | 'keywords' | 'contentHtml'>>>;
}

export const translations: Record<Exclude<Language, 'nl'>, Translations> = {
  en,
  pl,
  ro,
  bg,
  tr,
  uk,
  de,
  pt,
};

/** Says the employee's articles of the code in a language, in the words of a tenant; what others wrote stays as it is. */
export function sayInLanguage(
  articles: readonly LayerArticle[],
  language: Exclude<Language, 'nl'>,
  terms: Terms,
): LayerArticle[] {
  const ownIds = new Set(listBuiltIn('employee').map(({ id }) => id));
  const { categories, articles: translated } = translations[language];
  return articles.map((article) => {
    const text = ownIds.has(article.id) ? translated[article.slug] : undefined;
    const category = categories[article.category] ?? article.category;
    if (!text) return { ...article, category };
    const said = translateArticle({ ...article, ...text, category }, terms);
    return { ...said, contentHtml: shownHelpText(said.contentHtml) };
  });
}
