interface ImageKeeper {
  keep: (url: string) => void;
  recall: (url: string) => Promise<Blob | null>;
}

let keeper: ImageKeeper | null = null;

/** Set while a worker is signed in. */
export const setImageKeeper = (next: ImageKeeper | null): void => {
  keeper = next;
};

/** Keeps an image that was seen, for when there is no connection. */
export const keepImage = (url: string): void => keeper?.keep(url);

export const recallImage = async (url: string): Promise<Blob | null> =>
  (await keeper?.recall(url)) ?? null;
