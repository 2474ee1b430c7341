import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './help.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  /** The articles of one category, in their order. */
  articles: readonly HelpArticle[];
  slug: string;
}

/** Leads to the article before and the one after this one. */
export function Neighbours({ articles, slug }: Props) {
  const at = articles.findIndex((article) => article.slug === slug);
  const [before, after] = [articles[at - 1], articles[at + 1]];
  if (!before && !after) return null;
  return (
    <nav className="flex flex-wrap gap-3" aria-label={translate('Andere artikelen')}>
      {before && (
        <Link to="/help/$slug" params={{ slug: before.slug }} className={classes.neighbour}>
          <IconArrowLeft {...icon} />
          <span>
            <small className="block text-quiet text-sm">{translate('Vorige')}</small>
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link
          to="/help/$slug"
          params={{ slug: after.slug }}
          className={classes.neighbour}
          data-next
        >
          <span>
            <small className="block text-quiet text-sm">{translate('Volgende')}</small>
            {after.title}
          </span>
          <IconArrowRight {...icon} />
        </Link>
      )}
    </nav>
  );
}
