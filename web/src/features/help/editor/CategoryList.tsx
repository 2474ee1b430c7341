import { ActionIcon } from '@mantine/core';
import type { EditedHelpArticle, HelpScope } from '@ploegplan/contract/help.schemas';
import { IconGripVertical } from '@tabler/icons-react';
import { Announcement } from '../../../ui/drag/Announcement.tsx';
import { useReorder } from '../../../ui/drag/useReorder.ts';
import classes from './editor.module.css';

interface Props {
  name: string;
  articles: readonly EditedHelpArticle[];
  scope: HelpScope;
  onOrder: (ids: readonly string[]) => void;
  onOpen: (article: EditedHelpArticle) => void;
}

const states: Record<EditedHelpArticle['state'], string> = {
  published: '',
  changed: 'Gewijzigd, nog niet gepubliceerd',
  draft: 'Concept',
};

/** What one should know of an article: that it is not the usual one, what is not published, and what readers think. */
function signsOf(article: EditedHelpArticle, scope: HelpScope): string[] {
  const { isInherited, isOverride, state, useful, notUseful } = article;
  const own = scope === 'generic' ? 'Aangepast' : 'Eigen versie';
  const origin = isInherited ? '' : isOverride ? own : 'Eigen artikel';
  const votes = useful + notUseful > 0 ? `${useful} nuttig, ${notUseful} niet` : '';
  return [origin, states[state], votes].filter(Boolean);
}

/** The articles of one category, to be dragged into another order. */
export function CategoryList({ name, articles, scope, onOrder, onOpen }: Props) {
  const items = articles.map(({ id, title }) => ({ id, name: title }));
  const reorder = useReorder(items, onOrder);
  return (
    <>
      <ol
        className={classes.list}
        aria-label={`Artikelen over ${name}`}
        data-lifting={reorder.lifted !== undefined || undefined}
      >
        {articles.map((article, at) => {
          const signs = signsOf(article, scope).join(' · ');
          return (
            <li
              key={article.id}
              className={classes.row}
              data-lifted={article.id === reorder.lifted || undefined}
              style={{ translate: reorder.lifted ? `0 ${reorder.offset(at)}px` : undefined }}
            >
              <ActionIcon
                className={classes.grip ?? ''}
                variant="subtle"
                color="gray"
                aria-label={`${article.title} verplaatsen`}
                title="Verslepen, of Enter en de pijltjes"
                {...reorder.grip(at)}
              >
                <IconGripVertical size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
              <button type="button" className={classes.article} onClick={() => onOpen(article)}>
                <span className={classes.title}>{article.title}</span>
                {signs && <span className={classes.signs}>{signs}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <Announcement text={reorder.announcement} />
    </>
  );
}
