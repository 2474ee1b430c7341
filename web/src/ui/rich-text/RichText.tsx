import { isSafeHref, richTextTags } from '@ploegplan/contract/rules/rich-text';
import { Link } from '@tanstack/react-router';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

/** Allowed elements: those of users, and what the help has besides. Of others only the text is kept; scripts and styles are removed. */
const shown = new Set<string>([...richTextTags, 'h2', 'h3', 'kbd']);
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeHref(href)) return children;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function render(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  const children = [...node.childNodes].map(render);
  if (name === 'a') {
    return (
      <Anchor key={key} href={node.getAttribute('href') ?? ''}>
        {children}
      </Anchor>
    );
  }
  if (name === 'br') return <br key={key} />;
  return shown.has(name)
    ? createElement(name, { key }, ...children)
    : createElement(Fragment, { key }, ...children);
}

interface Props {
  html: string;
  /** Of the text, where it does not look as usual. */
  className?: string | undefined;
}

/** Renders formatted text from its HTML by an allow-list, so that nothing in it is executed. */
export const RichText = memo(({ html, className = classes.shown }: Props) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={className}>{[...body.childNodes].map(render)}</div>;
});
RichText.displayName = 'RichText';
