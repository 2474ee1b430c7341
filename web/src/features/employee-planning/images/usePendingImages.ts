import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import {
  createPhotoDraft,
  isAboutItem,
  listPhotos,
  listWaitingPhotos,
} from '../../../data/own/own-writes.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { useOutboxActions, useOutboxDrafts, useOutboxEntries } from '../../../lib/outbox/state.ts';
import { loadEarly } from '../../../ui/drawer/lazy-part.tsx';
import { findAvailableName, nameToSend } from '../../../ui/images/names.ts';
import { findClashes, listNames } from './clashes.ts';
import type { PendingImage } from './pending.ts';

const loadFaults = () => import('../../../lib/device/prepare-image.ts');
const loadOutbox = () => import('../../../data/own/outbox.ts');
loadEarly(loadFaults);
loadEarly(loadOutbox);

/** The share of an image that was sent, from 0 to 1, or why sending failed and whether a retry may succeed. */
export type Delivery = { share: number } | { failure: string; canRetry: boolean };

/** Images that are being stored on the device, and which one is next. */
export interface Storing {
  done: number;
  of: number;
}

const nothing: Storing = { done: 0, of: 0 };

/** The images that were chosen at once, with their ids, and why some files cannot be sent. */
export interface Chosen {
  ids: string[];
  chosen: File[];
  refusals: string[];
}

const createPending = (id: string, file: File, name: string): PendingImage => ({
  id,
  file,
  name,
  previewUrl: URL.createObjectURL(file),
  isHeld: false,
});

/**
 * New images of an item that wait to be saved. Each is stored on the device from its choosing on, and is here again when the item is
 * opened again. Their previews live as long as they do. While they are sent they wait in the outbox too.
 */
export function usePendingImages(item: EmployeePlanningItem) {
  const { id: itemId, images = [] } = item;
  const client = useQueryClient();
  const actions = useOutboxActions();
  const drafts = useOutboxDrafts();
  const waiting = listWaitingPhotos(itemId, useOutboxEntries());
  const [pending, setPending] = useState<readonly PendingImage[]>([]);
  const [storing, setStoring] = useState(nothing);
  const [isFromBefore, setFromBefore] = useState(false);
  const [deliveries, setDeliveries] = useState<ReadonlyMap<string, Delivery>>(new Map());
  const others = waiting.filter(({ id: sent }) => !pending.some(({ id }) => id === sent));
  const existingNames = [...images, ...others.map(({ name }) => name)];
  /** The functions below read this, because they run on after a later drawing. */
  const latest = useRef({ pending, existingNames });
  useEffect(() => {
    latest.current.existingNames = existingNames;
  });
  /** The images that were chosen here or restored already; removed ones are not restored. */
  const known = useRef(new Set<string>());
  const isOver = useRef(false);
  const isDiscarded = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      release(latest.current.pending);
    };
  }, []);
  const change = (next: readonly PendingImage[]) => {
    latest.current.pending = next;
    setPending(next);
  };
  const show = (image: PendingImage) => {
    if (isOver.current) release([image]);
    else change([...latest.current.pending, image]);
  };

  const bringBack = async (draft: Entry) => {
    const blob = await actions?.readFile(draft.id);
    const [photo] = listPhotos(draft);
    if (!blob || !photo || !draft.file) return;
    const file = new File([blob], draft.file.name, { type: blob.type });
    show(createPending(draft.id, file, photo.name));
    setFromBefore(true);
  };
  useEffect(() => {
    for (const draft of drafts.filter(isAboutItem(itemId))) {
      if (known.current.has(draft.id)) continue;
      known.current.add(draft.id);
      void bringBack(draft);
    }
  });

  const deliver = (id: string, delivery: Delivery | null) =>
    setDeliveries((now) => {
      const rest = [...now].filter(([other]) => other !== id);
      return new Map(delivery ? [...rest, [id, delivery]] : rest);
    });

  /** Stores what can be sent, and shows each image once it is stored. */
  const add = async (files: readonly File[]): Promise<Chosen> => {
    // Code that cannot be loaded must not keep a photo away: the server decides then.
    const { findFault } = await loadFaults().catch(() => ({ findFault: async () => null }));
    const checked = await Promise.all(
      files.map(async (file) => ({ file, fault: await findFault(file) })),
    );
    const refusals = checked.flatMap(({ file, fault }) =>
      fault ? [`${file.name}: ${fault}`] : [],
    );
    const fit = checked.flatMap(({ file, fault }) => (fault ? [] : [file]));
    setStoring(({ done, of }) => ({ done, of: of + fit.length }));
    const names = [...latest.current.existingNames, ...listNames(latest.current.pending)];
    const chosen = fit.map((file) => {
      const name = findAvailableName(file.name, names);
      names.push(name);
      return createPending(uuid(), file, name);
    });
    for (const { id } of chosen) known.current.add(id);
    const byId = new Map(chosen.map((image) => [image.id, image]));
    const writes = chosen.map(({ id, file, name }) => createPhotoDraft(item, id, file, name));
    const { openOwnOutbox } = await loadOutbox();
    const outbox = await openOwnOutbox(client);
    await outbox.keepDrafts(writes, ({ id = '' }) => {
      const image = byId.get(id);
      if (isDiscarded.current) void outbox.discardDrafts([id]);
      else if (image) show({ ...image, isHeld: outbox.isHeld(id) });
      setStoring(({ done, of }) => (done + 1 === of ? nothing : { done: done + 1, of }));
    });
    return { ids: [...byId.keys()], chosen: fit, refusals };
  };

  const hide = (ids: readonly string[]) => {
    release(latest.current.pending.filter(({ id }) => ids.includes(id)));
    change(latest.current.pending.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) deliver(id, null);
  };
  return {
    pending,
    storing,
    isFromBefore: isFromBefore && pending.length > 0,
    /** Images that were just stored are left out, because they stand among the existing ones. */
    shown: pending.filter((image) => {
      const delivery = deliveries.get(image.id);
      const [name = ''] = listNames([image]);
      return !(delivery && 'share' in delivery && images.includes(name));
    }),
    deliveries,
    clashing: findClashes(pending, existingNames, deliveries),
    add,
    deliver,
    rename(id: string, name: string) {
      change(latest.current.pending.map((image) => (image.id === id ? { ...image, name } : image)));
      deliver(id, null);
      const file = latest.current.pending.find((image) => image.id === id)?.file;
      if (file) void actions?.changeDraft(id, { names: [nameToSend(file.name, name)], ids: [id] });
    },
    /** Hides images that are saved. */
    hide,
    /** Removes images that will not be saved. */
    remove(ids: readonly string[]) {
      hide(ids);
      void actions?.discardDrafts(ids);
    },
    /** Discards images that are not saved, and those that are still being stored. */
    discard() {
      isDiscarded.current = true;
      void actions?.discardDrafts([...known.current]);
    },
  };
}

export type PendingImages = ReturnType<typeof usePendingImages>;

function release(images: readonly PendingImage[]): void {
  for (const { previewUrl } of images) URL.revokeObjectURL(previewUrl);
}
