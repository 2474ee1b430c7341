import type { Plugin } from 'vite';

const ADOPTED = '\0adopted-styles';

/**
 * What keeps the page below a dialog from scrolling writes a style element, which the content security policy allows none. In its
 * place the same styles are adopted from a sheet that a script made.
 */
export const adoptedStyles = (): Plugin => ({
  name: 'adopted-styles',
  enforce: 'pre',
  resolveId: (source) => (source === 'react-style-singleton' ? ADOPTED : undefined),
  load: (id) => (id === ADOPTED ? code : undefined),
});

const code = `
import { useEffect } from 'react';
export function styleSingleton() {
  let sheet;
  let users = 0;
  return function Sheet({ styles, dynamic }) {
    useEffect(() => {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [styles && dynamic]);
    return null;
  };
}`;
