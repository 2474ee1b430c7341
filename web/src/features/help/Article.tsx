import { useMemo } from 'react';
import { renderMarked } from '../../ui/rich-text/marked.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from './article.module.css';

interface Props {
  html: string;
  /** The words of the search, in lower case and without accents. */
  words?: readonly string[];
}

const none: readonly string[] = [];

/** The text of an article as its readers see it. */
export function Article({ html, words = none }: Props) {
  const textView = useMemo(() => (text: string) => renderMarked(text, words), [words]);
  return (
    <article className={classes.article} data-paper="portrait">
      <RichText html={html} textView={textView} />
    </article>
  );
}
