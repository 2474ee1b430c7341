import { limits } from '@ploegplan/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { isMissingPart } from '../../../lib/api/messages.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { tooLarge } from '../../../ui/images/acceptable.ts';
import { loadEarly } from '../../../ui/lazy-part.tsx';

const load = () => import('../../../lib/device/prepare-image.ts');
loadEarly(load);

/** A file as it can be sent, or why it cannot, in words for the user. */
type Prepared = { file: File } | { refusal: string };

const withinLimit = (file: File): Prepared =>
  file.size > limits.imageBytes ? { refusal: `${file.name}: ${tooLarge}` } : { file };

async function prepared(file: File, side: number): Promise<Prepared> {
  try {
    const { prepareImage, PrepareError } = await load();
    return await prepareImage(file, { side }).then(withinLimit, (error: unknown) => {
      if (error instanceof PrepareError) return { refusal: `${file.name}: ${error.message}` };
      throw error;
    });
  } catch (error) {
    // A photo that cannot be made smaller is better than none.
    if (!isMissingPart(error)) console.warn('A photo could not be scaled down.', error);
    return withinLimit(file);
  }
}

/** Photos that are being scaled down, and which one is next. */
export interface Preparing {
  done: number;
  of: number;
}

const nothing: Preparing = { done: 0, of: 0 };

/** Scales chosen photos down, one by one; each is handed over as soon as it is ready. */
export function usePreparedPhotos(onReady: (file: File) => void) {
  const { photoSide: side } = useTenant();
  const [preparing, setPreparing] = useState(nothing);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const prepare = async (files: readonly File[]) => {
    setRefusals([]);
    setPreparing(({ done, of }) => ({ done, of: of + files.length }));
    for (const file of files) {
      const result = await prepared(file, side);
      if (!isMounted.current) return;
      setPreparing(({ done, of }) => (done + 1 === of ? nothing : { done: done + 1, of }));
      if ('file' in result) onReady(result.file);
      else setRefusals((now) => [...now, result.refusal]);
    }
  };
  return {
    prepare: (files: readonly File[]) => void prepare(files),
    preparing,
    /** Why some photos cannot be sent. */
    refusals,
    dismissRefusal: (refusal: string) =>
      setRefusals((now) => now.filter((other) => other !== refusal)),
  };
}
