import { type RefObject, useState } from 'react';

/** Copies without the clipboard's own interface, which browsers offer on https only. */
function copySelected(input: HTMLInputElement): boolean {
  input.select();
  return document.execCommand('copy');
}

/** Copies a text that stands in a field. */
export function useCopy(text: string, input: RefObject<HTMLInputElement | null>) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const done = navigator.clipboard
      ? await navigator.clipboard.writeText(text).then(
          () => true,
          () => false,
        )
      : false;
    setCopied(done || (input.current !== null && copySelected(input.current)));
  };
  return { isCopied, copy };
}
