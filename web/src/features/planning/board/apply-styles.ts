/**
 * Gives drawn elements their styles, which the HTML holds in `data-style`: the content security policy takes a style attribute from
 * a script, not from HTML.
 */
export function applyStyles(drawn: ParentNode): void {
  for (const one of drawn.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText = one.getAttribute('data-style') ?? '';
    one.removeAttribute('data-style');
  }
}

/** The selector of a class of a module: its own name comes before the utilities that it takes. */
export const selectorOf = (className = '') => `.${className.split(' ')[0]}`;
