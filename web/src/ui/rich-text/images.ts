import type { Editor } from '@tiptap/react';

/** An image that was uploaded, as a text names it. */
export interface UploadedImage {
  src: string;
  width: number;
  height: number;
}

/** Stores an image; undefined when that failed, which the caller has reported. */
export type Upload = (file: File) => Promise<UploadedImage | undefined>;

const listImages = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Uploads images and puts them where the cursor is. */
export async function insertImages(
  editor: Editor,
  files: readonly File[],
  upload: Upload,
): Promise<void> {
  for (const file of files) {
    const image = await upload(file);
    if (!image || editor.isDestroyed) continue;
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { ...image, alt: '' } })
      .run();
  }
}

/** Takes images that are pasted or dropped; other contents are left to the editor. */
export function takeImages(editor: Editor, data: DataTransfer | null, upload: Upload): boolean {
  const files = listImages(data);
  if (files.length === 0) return false;
  void insertImages(editor, files, upload);
  return true;
}
