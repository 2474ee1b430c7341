import { isSafeHref, isSafeImage } from '@ploegplan/contract/values/rich-text';
import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** An image of the help. Others are not taken in, so that the editor never loads what is not ours. */
const Picture = Node.create({
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
const NoteBox = Node.create({
  name: 'noteBox',
  group: 'block',
  content: '(paragraph | list)+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** A key of the keyboard. */
const Key = Mark.create({
  name: 'key',
  parseHTML: () => [{ tag: 'kbd' }],
  renderHTML: () => ['kbd', 0],
});

const createStarterKit = (heading: false | { levels: (2 | 3)[] }) =>
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isSafeHref(url),
    },
  });

/** The server keeps the same elements of a note, so that the typed text is what is stored. */
export const noteExtensions: Extensions = [createStarterKit(false)];

/** The same for a help article. */
export const articleExtensions: Extensions = [
  createStarterKit({ levels: [2, 3] }),
  Picture,
  NoteBox,
  Key,
];
