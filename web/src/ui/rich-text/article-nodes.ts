import { isSafeImage } from '@ploegplan/contract/values/rich-text';
import { Mark, mergeAttributes, Node } from '@tiptap/core';

/** An image of the help. Others are not taken in, so that the editor never loads what is not ours. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => isSafeImage(element.getAttribute('src') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A box with something to note. */
export const NoteBox = Node.create({
  name: 'noteBox',
  group: 'block',
  content: '(paragraph | list)+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** A key of the keyboard. */
export const Key = Mark.create({
  name: 'key',
  parseHTML: () => [{ tag: 'kbd' }],
  renderHTML: () => ['kbd', 0],
});
