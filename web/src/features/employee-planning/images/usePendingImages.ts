import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { availableName, conflictingNames, nameToSend } from '../../../ui/images/names.ts';
import type { PendingImage } from './pending.ts';

/** New images that wait to be saved, with previews that live as long as they do. */
export function usePendingImages(existingNames: readonly string[]) {
  const [pending, setPending] = useState<readonly PendingImage[]>([]);
  const latest = useRef(pending);
  useEffect(() => {
    latest.current = pending;
  }, [pending]);
  useEffect(() => () => release(latest.current), []);

  const names = pending.map(({ file, name }) => nameToSend(file.name, name));
  const conflicts = conflictingNames(names, existingNames);
  return {
    pending,
    /** Ids of the images whose name stands here twice or exists already. */
    clashing: new Set(
      pending.filter((_, index) => conflicts.has(names[index] ?? '')).map(({ id }) => id),
    ),
    add(files: readonly File[]) {
      const taken = [...existingNames, ...names];
      const added = files.map((file) => {
        const name = availableName(file.name, taken);
        taken.push(name);
        return { id: uuid(), file, name, previewUrl: URL.createObjectURL(file) };
      });
      setPending((now) => [...now, ...added]);
    },
    rename(id: string, name: string) {
      setPending((now) => now.map((image) => (image.id === id ? { ...image, name } : image)));
    },
    remove(ids: readonly string[]) {
      release(pending.filter(({ id }) => ids.includes(id)));
      setPending((now) => now.filter(({ id }) => !ids.includes(id)));
    },
  };
}

export type PendingImages = ReturnType<typeof usePendingImages>;

function release(images: readonly PendingImage[]): void {
  for (const { previewUrl } of images) URL.revokeObjectURL(previewUrl);
}
