import { Button } from '@mantine/core';
import {
  type EditedHelpArticle,
  type HelpRole,
  type HelpScope,
  helpRoles,
} from '@ploegplan/contract/help/schemas';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { tenantsQuery } from '../../../data/company/tenants.ts';
import { helpEditorQuery, useRestoreArticle } from '../../../data/help/help-editor.ts';
import type { Back } from '../../../ui/bar/BackButton.tsx';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { Categories } from './Categories.tsx';
import classes from './editor.module.css';
import {
  type EditorBase,
  type EditorFrame,
  type HelpPlace,
  roleTexts,
  toSearch,
} from './places.ts';

interface DeletedArticlesProps {
  articles: readonly EditedHelpArticle[];
  scope: HelpScope;
}

function DeletedArticles({ articles, scope }: DeletedArticlesProps) {
  const restore = useRestoreArticle(scope);
  if (articles.length === 0) return null;
  return (
    <section aria-label="Verwijderd">
      <div className="flex items-center gap-1">
        <h2 className="flex-1 text-lg">Verwijderd</h2>
      </div>
      <ul className={classes.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <span className="flex-1 min-w-0 px-2 truncate">{article.title}</span>
            <Button
              variant="default"
              size="xs"
              aria-label={`${article.title} terugzetten`}
              onClick={() => restore.mutate(article)}
            >
              Terugzetten
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TenantChoiceProps {
  scope: HelpScope;
  onChange: (scope: HelpScope) => void;
}

/** Lets a god choose which articles to edit: those of all tenants, or those of one. */
function TenantChoice({ scope, onChange }: TenantChoiceProps) {
  const { data: tenants, error, refetch } = useQuery(tenantsQuery);
  const options = tenants && [
    { value: 'generic', label: 'Alle bedrijven' },
    ...tenants.map(({ id, displayName, name }) => ({
      value: id,
      label: displayName,
      detail: name,
    })),
  ];
  return (
    <SelectField
      aria-label="Van wie"
      settings={{ options, ...(error && { onRetry: () => void refetch() }) }}
      required
      value={scope}
      onChange={(value) => onChange(value ?? 'generic')}
    />
  );
}

interface Props {
  base: EditorBase;
  place: HelpPlace;
  Frame?: EditorFrame;
}

const texts: Record<EditorBase, { title: string; back?: Back }> = {
  '/settings/help': {
    title: 'Helpartikelen',
    back: { to: '/settings', label: 'Terug naar Algemeen' },
  },
  '/admin/help-editor': { title: 'Help-editor' },
};

/** The articles of one role as its readers get them, to be ordered and opened; with drafts and what was deleted. */
export function HelpEditorScreen({ base, place, Frame = Screen }: Props) {
  const navigate = useNavigate();
  const { role, scope } = place;
  const { data, error, refetch } = useQuery(helpEditorQuery(scope));
  const show = (next: HelpPlace) => void navigate({ to: base, search: toSearch(next) });
  const open = (id: string) =>
    void navigate({ to: `${base}/$id`, params: { id }, search: toSearch(place) });
  const mine = data?.articles.filter((article) => article.role === role);
  return (
    <Frame {...texts[base]} add={{ onAdd: () => open('nieuw'), disabled: data === undefined }}>
      <div className={classes.page}>
        <div className="flex flex-wrap gap-3">
          {base === '/admin/help-editor' && (
            <TenantChoice scope={scope} onChange={(next) => show({ role, scope: next })} />
          )}
          <Segments<HelpRole>
            aria-label="Voor wie"
            options={helpRoles.map((value) => ({ value, label: roleTexts[value] }))}
            value={role}
            onChange={(next) => show({ role: next, scope })}
          />
        </div>
        {!mine && !error && <ListSkeleton rows={8} height={44} />}
        {!mine && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {mine && (
          <>
            <Categories
              articles={mine.filter(({ deleted }) => !deleted)}
              place={place}
              onOpen={({ id }) => open(id)}
            />
            <DeletedArticles articles={mine.filter(({ deleted }) => deleted)} scope={scope} />
          </>
        )}
      </div>
    </Frame>
  );
}
