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
      <h2 id={id} className="mb-2 text-lg leading-normal">
        {heading}
      </h2>
      <ul className="border rounded-md divided">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/help/$slug" params={{ slug }} className={classes.article}>
              {title}
              <IconChevronRight className="ml-auto text-quiet" size={18} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
