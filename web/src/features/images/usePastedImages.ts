import { useEffect, useEffectEvent } from 'react';
import { getTopOverlay } from '../../ui/drawer/open-overlays.ts';
import { isTextField } from '../../ui/fields/is-text-field.ts';

type Listener = (files: File[]) => void;

/** The places on the page that take pasted images; the last one that appeared gets them. */
const listeners: Listener[] = [];

function takePasted(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  const overlay = getTopOverlay();
  const isCovered = overlay !== undefined && overlay.drawer === undefined;
  if (files.length === 0 || isCovered || isTextField(event.target)) return;
  event.preventDefault();
  listeners.at(-1)?.(files);
}

/** Gets the images that are pasted while no field has the focus. */
export function usePastedImages(isEnabled: boolean, onPaste: Listener): void {
  const paste = useEffectEvent(onPaste);
  useEffect(() => {
    if (!isEnabled) return;
    const listener: Listener = (files) => paste(files);
    if (listeners.length === 0) document.addEventListener('paste', takePasted);
    listeners.push(listener);
    return () => {
      listeners.splice(listeners.indexOf(listener), 1);
      if (listeners.length === 0) document.removeEventListener('paste', takePasted);
    };
  }, [isEnabled]);
}
