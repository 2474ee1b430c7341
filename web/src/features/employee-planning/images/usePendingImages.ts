import { useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { availableName } from '../../../ui/images/names.ts';
import { clashesOf, namesOf } from './clashes.ts';
import type { PendingImage } from './pending.ts';
import { usePreparedPhotos } from './usePreparedPhotos.ts';

/** How far an image is sent, from 0 to 1, or why it was not and whether that may be different the next time. */
export type Delivery = { share: number } | { failure: string; canRetry: boolean };

/** An image that is kept to be sent. */
interface Waiting {
  id: string | undefined;
  name: string;
}

/** New images that wait to be saved, with previews that live as long as they do. While they are sent they are `waiting` too. */
export function usePendingImages(images: readonly string[], waiting: readonly Waiting[]) {
  const [pending, setPending] = useState<readonly PendingImage[]>([]);
  const existingNames = [...images, ...namesOfOthers(waiting, pending)];
  const [deliveries, setDeliveries] = useState<ReadonlyMap<string, Delivery>>(new Map());
  const latest = useRef({ pending, existingNames });
  useEffect(() => {
    latest.current = { pending, existingNames };
  });
  useEffect(() => () => release(latest.current.pending), []);
  const { prepare, ...prepared } = usePreparedPhotos((file) => {
    const added = { id: uuid(), file, previewUrl: URL.createObjectURL(file) };
    setPending((now) => {
      const taken = [...latest.current.existingNames, ...namesOf(now)];
      return [...now, { ...added, name: availableName(file.name, taken) }];
    });
  });
  const deliver = (id: string, delivery: Delivery | null) =>
    setDeliveries((now) => {
      const others = [...now].filter(([other]) => other !== id);
      return new Map(delivery ? [...others, [id, delivery]] : others);
    });
  return {
    ...prepared,
    pending,
    /** Without those that were just stored, which stand among the existing ones. */
    shown: pending.filter((image) => {
      const delivery = deliveries.get(image.id);
      const [name = ''] = namesOf([image]);
      return !(delivery && 'share' in delivery && images.includes(name));
    }),
    deliveries,
    clashing: clashesOf(pending, existingNames, deliveries),
    add: prepare,
    deliver,
    rename(id: string, name: string) {
      setPending((now) => now.map((image) => (image.id === id ? { ...image, name } : image)));
      deliver(id, null);
    },
    remove(ids: readonly string[]) {
      release(latest.current.pending.filter(({ id }) => ids.includes(id)));
      setPending((now) => now.filter(({ id }) => !ids.includes(id)));
      for (const id of ids) deliver(id, null);
    },
  };
}

const namesOfOthers = (waiting: readonly Waiting[], pending: readonly PendingImage[]) =>
  waiting.filter(({ id: sent }) => !pending.some(({ id }) => id === sent)).map(({ name }) => name);

export type PendingImages = ReturnType<typeof usePendingImages>;

function release(images: readonly PendingImage[]): void {
  for (const { previewUrl } of images) URL.revokeObjectURL(previewUrl);
}
