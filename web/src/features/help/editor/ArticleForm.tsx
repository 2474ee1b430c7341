import type { EditedHelpArticle } from '@ploegplan/contract/help/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ArticleValues, useSaveArticle } from '../../../data/help/help-editor.ts';
import { notify } from '../../../lib/notify.ts';
import { FormFields } from '../../../ui/form/FormFields.tsx';
import type { FormEvents } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { ConflictNotice } from '../../../ui/messages/ConflictNotice.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { submitByKey, useUnsavedFormGuard } from '../../../ui/messages/unsaved.ts';
import { Segments } from '../../../ui/page/Segments.tsx';
import { Article } from '../Article.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import classes from './editor.module.css';
import { type HelpPlace, roleTexts } from './places.ts';
import { createSlug } from './slug.ts';
import { useArticleFields } from './useArticleFields.tsx';
import { Versions } from './Versions.tsx';

const toValues = (row: EditedHelpArticle): ArticleValues => ({
  title: row.title,
  slug: row.slug,
  category: row.category,
  keywords: row.keywords.join(', '),
  contentHtml: row.contentHtml,
});

const empty: ArticleValues = { title: '', slug: '', category: null, keywords: '', contentHtml: '' };

type View = 'edit' | 'preview' | 'versions';

interface Props {
  /** The id of the row that is saved. */
  id: string;
  /** The saved article; an inherited one is copied. Null for a new one. */
  article: EditedHelpArticle | null;
  place: HelpPlace;
  articles: readonly EditedHelpArticle[];
  onClose: () => void;
}

function useCategories(articles: readonly EditedHelpArticle[], { role }: HelpPlace) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const categories = useMemo(() => {
    const used = articles
      .filter((article) => article.role === role)
      .map(({ category }) => category);
    return [...new Set([...used, ...added])];
  }, [articles, role, added]);
  return { categories, add: (name: string) => setAdded((before) => [...before, name]) };
}

/** The form of an article beside its preview and its earlier texts. */
export function ArticleForm({ id, article, place, articles, onClose }: Props) {
  const { scope, role } = place;
  const row = article?.isInherited ? null : article;
  const [view, setView] = useState<View>('edit');
  const element = useRef<HTMLFormElement>(null);
  const publish = useRef(false);
  const saving = useSaveArticle(scope);
  const { categories, add } = useCategories(articles, place);
  const form = useRecordForm<ArticleValues, EditedHelpArticle>({
    id: `help ${scope} ${article?.id ?? 'nieuw'}`,
    fields: useArticleFields(scope, categories),
    empty: article ? toValues(article) : empty,
    row,
    toValues,
    newest: row && (articles.find((candidate) => candidate.id === id) ?? null),
    save: (values, original) =>
      saving.mutateAsync({
        id,
        original,
        role,
        replaces: article?.isInherited ? article.slug : null,
        values: { ...values, slug: values.slug.trim() },
        publish: publish.current,
      }),
    onSaved: ({ title }) => {
      notify.success(publish.current ? 'Artikel gepubliceerd' : 'Concept opgeslagen', title);
      onClose();
    },
  });
  const isNew = article === null;
  useEffect(() => {
    if (isNew) element.current?.querySelector('input')?.focus();
  }, [isNew]);
  const leave = useUnsavedFormGuard(form.isDirty, onClose);
  const submit = (isFinal: boolean) => {
    publish.current = isFinal;
    setView('edit');
    form.submit();
  };
  const events: FormEvents<ArticleValues> = {
    onFieldChanged: (name, { title, slug }, change) => {
      const isUntouched = slug === createSlug(form.values.title);
      if (name === 'title' && !article && isUntouched) change({ slug: createSlug(title) });
    },
    onSaveNewOption: async (_name, { text }) => {
      add(text);
      return text;
    },
  };
  return (
    <div className={classes.page}>
      <Segments<View>
        aria-label="Deel van het artikel"
        options={[
          { value: 'edit', label: 'Bewerken' },
          { value: 'preview', label: 'Voorbeeld' },
          ...(row ? [{ value: 'versions' as const, label: 'Eerdere versies' }] : []),
        ]}
        value={view}
        onChange={setView}
      />
      {article?.isInherited && (
        <p className="px-4 py-3 rounded-sm bg-accent">
          {scope === 'generic'
            ? 'Dit is de tekst van Ploegplan. Je wijziging geldt voor alle bedrijven.'
            : 'Dit is de standaardtekst. Je wijziging geldt alleen voor dit bedrijf.'}
        </p>
      )}
      {form.fault && <FormError title="Artikel opslaan mislukt" text={form.fault} />}
      {form.conflicts && (
        <ConflictNotice conflicts={form.conflicts} by={form.conflictBy} onChoose={form.resolve} />
      )}
      <form
        ref={element}
        hidden={view !== 'edit'}
        noValidate
        onKeyDown={submitByKey(element)}
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <FormFields form={form} events={events} />
      </form>
      {view === 'preview' && (
        <section aria-label="Voorbeeld">
          <p className="mb-4 text-quiet text-sm">Zo leest {toLowerCase(roleTexts[role])} het.</p>
          <h2 className="mb-4 text-lg">{form.values.title}</h2>
          <Article html={form.values.contentHtml} />
        </section>
      )}
      {view === 'versions' && row && (
        <Versions
          scope={scope}
          id={row.id}
          onChoose={({ title, category, keywords, contentHtml }) => {
            form.change({ title, category, keywords: keywords.join(', '), contentHtml });
            setView('edit');
          }}
        />
      )}
      <ArticleActions
        row={row}
        scope={scope}
        isSaving={form.isSaving}
        onCancel={() => void leave()}
        onDraft={() => submit(false)}
        onPublish={() => submit(true)}
        onRemoved={onClose}
      />
    </div>
  );
}
