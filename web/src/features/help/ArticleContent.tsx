import { Link } from '@tanstack/react-router';
import { createElement, Fragment, type ReactNode } from 'react';
import classes from './help.module.css';

/** Allowed elements. Of others only the text is kept; scripts and styles are removed. */
const shown = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'kbd', 'br']);
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);

const isOwnPath = (href: string) => /^\/(?![/\\])/.test(href);
const isElsewhere = (href: string) => /^(https:|mailto:|tel:)/.test(href);

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (isOwnPath(href)) return <Link to={href}>{children}</Link>;
  if (!isElsewhere(href)) return children;
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

/** Renders an article from its HTML by an allow-list, so that nothing in it is executed. */
export function ArticleContent({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={classes.content}>{[...body.childNodes].map(render)}</div>;
}
