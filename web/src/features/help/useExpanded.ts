import { useEffect, useRef, useState } from 'react';

/** The time that the search box stays wide after it was left (specification, section 9). */
export const COLLAPSE_MS = 2_000;

/** The box is expanded while hovered or focused, and for 2 seconds after. */
export function useExpanded() {
  const [isExpanded, setExpanded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const expand = () => {
    clearTimeout(timer.current);
    setExpanded(true);
  };
  const collapse = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setExpanded(false), COLLAPSE_MS);
  };
  return { isExpanded, expand, collapse };
}
