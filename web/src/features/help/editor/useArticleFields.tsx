import type { HelpScope } from '@ploegplan/contract/help/schemas';
import { limits } from '@ploegplan/contract/limits';
import { useMemo } from 'react';
import {
  type ArticleValues,
  parseKeywords,
  uploadHelpImage,
} from '../../../data/help/help-editor.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { toPlainText } from '../../../lib/values/rich-text.ts';
import type { Field } from '../../../ui/form/fields.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { isSlug } from './slug.ts';

const findKeywordFault = (text: string): string | undefined => {
  const words = parseKeywords(text);
  if (words.length > limits.helpKeywords)
    return `Gebruik hooguit ${limits.helpKeywords} zoekwoorden`;
  const long = words.find(({ length }) => length > limits.helpKeyword);
  return long && `Maak ‘${long.slice(0, 20)}…’ korter, of zet er een komma in`;
};

/** The fields of an article; `categories` are those that can be chosen. */
export function useArticleFields(
  scope: HelpScope,
  categories: readonly string[],
): readonly Field<ArticleValues>[] {
  return useMemo(() => {
    const upload = (file: File) =>
      uploadHelpImage(scope, file).catch((error: unknown) => {
        notify.error('Upload mislukt', explainError(error));
        return undefined;
      });
    return [
      { kind: 'text', name: 'title', label: 'Titel', required: true, maxLength: limits.name },
      {
        kind: 'select',
        name: 'category',
        label: 'Groep',
        required: true,
        noun: 'Groep',
        allowsNew: true,
        placeholder: 'Kies of typ een groep',
        options: categories.map((name) => ({ value: name, label: name })),
        findError: ({ category }) =>
          (category ?? '').length > limits.helpCategory ? 'Kies een kortere naam' : undefined,
      },
      {
        kind: 'text',
        name: 'slug',
        label: 'Adres',
        required: true,
        maxLength: limits.helpSlug,
        help: ({ slug }) => `${location.host}/help/${slug}`,
        inputProps: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
        findError: ({ slug }) =>
          isSlug(slug.trim()) ? undefined : 'Gebruik kleine letters, cijfers en streepjes',
      },
      {
        kind: 'text',
        name: 'keywords',
        label: 'Zoekwoorden',
        help: 'Met komma’s ertussen. Ook hele vragen, zoals mensen ze stellen.',
        findError: ({ keywords }) => findKeywordFault(keywords),
      },
      {
        kind: 'custom',
        name: 'contentHtml',
        label: 'Tekst',
        empty: '',
        render: ({ values, change, error }) => (
          <RichTextField
            label="Tekst"
            value={values.contentHtml}
            onChange={(contentHtml) => change({ contentHtml })}
            error={error}
            upload={upload}
          />
        ),
        formatText: ({ contentHtml }) => toPlainText(contentHtml),
        comparable: ({ contentHtml }) => contentHtml,
        findError: ({ contentHtml }) =>
          contentHtml.length > limits.helpText
            ? 'Dit is te lang, verdeel het over twee artikelen'
            : undefined,
      },
    ];
  }, [scope, categories]);
}
