interface FileKeeper {
  keep: (url: string) => void;
  recall: (name: string) => Promise<Blob | null>;
  /** Keeps these files under names that begin alike, and none besides. */
  keepAll: (prefix: string, files: readonly KeptFile[]) => Promise<void>;
}

export interface KeptFile {
  name: string;
  load: () => Promise<Blob>;
}

let keeper: FileKeeper | null = null;

/** Sets the keeper while a worker is signed in. */
export const setFileKeeper = (next: FileKeeper | null): void => {
  keeper = next;
};

/** Keeps an image that was seen, for when there is no connection. */
export const keepImage = (url: string): void => keeper?.keep(url);

/** A kept file by its name; an image by its address. */
export const recallFile = async (name: string): Promise<Blob | null> =>
  (await keeper?.recall(name)) ?? null;

export const keepFiles = async (prefix: string, files: readonly KeptFile[]): Promise<void> =>
  keeper?.keepAll(prefix, files);
