import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { BoardFrame } from './Board.tsx';

/** The grid of a board in which nothing is drawn yet; it leaves the page after the test. */
export function renderFrame(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const grid = createRef<HTMLDivElement>();
  flushSync(() => root.render(createElement(BoardFrame, { ref: grid, corner: '' })));
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  if (!grid.current) throw new Error('The frame was not rendered');
  Object.assign(grid.current.style, style);
  return grid.current;
}
