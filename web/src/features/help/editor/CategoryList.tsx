import type { EditedHelpArticle, HelpScope } from '@ploegplan/contract/help/schemas';
import { OrderedList } from '../../../ui/drag/OrderedList.tsx';
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

/** Lists remarks about an article: that it replaces the standard one, what is not published, and what readers think. */
function listSigns(article: EditedHelpArticle, scope: HelpScope): string[] {
  const { isInherited, isOverride, state, useful, notUseful } = article;
  const own = scope === 'generic' ? 'Aangepast' : 'Eigen versie';
  const origin = isInherited ? '' : isOverride ? own : 'Eigen artikel';
  const votes = useful + notUseful > 0 ? `${useful} nuttig, ${notUseful} niet` : '';
  return [origin, states[state], votes].filter(Boolean);
}

/** The articles of one category, to be dragged into another order. */
export const CategoryList = ({ name, articles, scope, onOrder, onOpen }: Props) => (
  <OrderedList
    label={`Artikelen over ${name}`}
    items={articles}
    getName={({ title }) => title}
    onOrder={onOrder}
    className={classes.list}
  >
    {(article) => {
      const signs = listSigns(article, scope).join(' · ');
      return (
        <button type="button" className={classes.article} onClick={() => onOpen(article)}>
          <span className="truncate">{article.title}</span>
          {signs && <span className="text-quiet text-sm truncate flex-none">{signs}</span>}
        </button>
      );
    }}
  </OrderedList>
);
