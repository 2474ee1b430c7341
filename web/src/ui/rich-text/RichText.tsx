import { isSafeHref, isSafeImage, richTextTags } from '@ploegplan/contract/values/rich-text';
import { Link } from '@tanstack/react-router';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

/**
 * The allowed elements are those of users, and those that the help adds. Of others only the text is kept; scripts and styles are removed.
 */
const shown = new Set<string>([...richTextTags, 'h2', 'h3', 'kbd', 'aside']);
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
]);

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeHref(href)) return children;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** An image of the help; its size is known before it loads, so that nothing moves. */
function Picture({ element }: { element: Element }) {
  const src = element.getAttribute('src') ?? '';
  if (!isSafeImage(src)) return null;
  const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)));
  const isSized = Boolean(width && height);
  return (
    <img
      src={src}
      alt={element.getAttribute('alt') ?? ''}
      {...(isSized && {
        width,
        height,
        style: { width: `min(100%, ${width}px)`, aspectRatio: `${width} / ${height}` },
      })}
      decoding="async"
    />
  );
}

type TextView = (text: string) => ReactNode;

function render(node: Node, key: number, view: TextView): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    return <Fragment key={key}>{view(node.textContent ?? '')}</Fragment>;
  }
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  if (name === 'img') return <Picture key={key} element={node} />;
  if (name === 'br') return <br key={key} />;
  const children = [...node.childNodes].map((child, index) => render(child, index, view));
  if (name === 'a') {
    return (
      <Anchor key={key} href={node.getAttribute('href') ?? ''}>
        {children}
      </Anchor>
    );
  }
  // An aside in an article is a landmark that a screen reader lists; a note is none.
  if (name === 'aside') return createElement('div', { key, role: 'note' }, ...children);
  return shown.has(name)
    ? createElement(name, { key }, ...children)
    : createElement(Fragment, { key }, ...children);
}

interface Props {
  html: string;
  /** The class of a text that does not look as usual. */
  className?: string | undefined;
  /** Shows a part of the text, where not as it is. */
  textView?: TextView | undefined;
}

const keepAsIs: TextView = (text) => text;

/** Renders formatted text from its HTML by an allow-list, so that nothing in it is executed. */
export const RichText = memo(({ html, className = classes.shown, textView = keepAsIs }: Props) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    <div className={className}>
      {[...body.childNodes].map((node, index) => render(node, index, textView))}
    </div>
  );
});
RichText.displayName = 'RichText';
