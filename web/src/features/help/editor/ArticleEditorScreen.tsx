import type { EditedHelpArticle } from '@ploegplan/contract/help/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { helpEditorQuery } from '../../../data/help/help-editor.ts';
import { Screen } from '../../../ui/page/Screen.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import {
  type EditorBase,
  type EditorFrame,
  type HelpPlace,
  roleTexts,
  toSearch,
} from './places.ts';

interface Props {
  base: EditorBase;
  place: HelpPlace;
  /** The id of the article, or `nieuw`. */
  id: string;
  Frame?: EditorFrame;
}

const formatTitle = (id: string, article: EditedHelpArticle | undefined) =>
  id === 'nieuw' ? 'Nieuw artikel' : (article?.title ?? 'Artikel');

/** The page on which an article is written. */
export function ArticleEditorScreen({ base, place, id, Frame = Screen }: Props) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { data, error, refetch } = useQuery(helpEditorQuery(place.scope));
  const article = data?.articles.find((candidate) => candidate.id === id && !candidate.deleted);
  const isNew = id === 'nieuw';
  // An inherited article becomes a row of this scope when it is saved.
  const [newId] = useState(() => uuidv7());
  // Going back leaves the list where it was.
  const close = () =>
    history.canGoBack() ? history.back() : void navigate({ to: base, search: toSearch(place) });
  return (
    <Frame
      title={formatTitle(id, article)}
      back={{
        to: base,
        label: `Terug naar de artikelen voor ${toLowerCase(roleTexts[place.role])}`,
      }}
    >
      {!data && !error && <ListSkeleton rows={6} height={44} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && !isNew && !article && (
        <EmptyState title="Dit artikel is er niet" text="Het is verwijderd, of de link is oud." />
      )}
      {data && (isNew || article) && (
        <ArticleForm
          key={id}
          id={isNew || article?.isInherited ? newId : id}
          article={article ?? null}
          place={place}
          articles={data.articles}
          onClose={close}
        />
      )}
    </Frame>
  );
}
