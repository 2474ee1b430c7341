import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import classes from './help.module.css';

interface Props {
  heading: string;
  articles: readonly HelpArticle[];
}

export function ArticleList({ heading, articles }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.list}>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/help/$slug" params={{ slug }} className={classes.article}>
              {title}
              <IconChevronRight size={18} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
