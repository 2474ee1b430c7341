import { isSafeHref } from '@ploegplan/contract/values/rich-text';
import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Key, NoteBox, Picture } from './article-nodes.ts';

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
