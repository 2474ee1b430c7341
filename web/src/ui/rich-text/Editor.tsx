import { isSafeHref } from '@ploegplan/contract/rules/rich-text';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { richTextOf } from '../../lib/values/rich-text.ts';
import { LinkBar } from './LinkBar.tsx';
import classes from './rich-text.module.css';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  value: string;
  onChange: (html: string) => void;
  labelId: string;
  errorId: string | undefined;
}

/** What the server keeps too, so that what is typed is what is stored. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
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
  }),
];

/** The editor of formatted text. Default export for lazy loading. */
export default function Editor({ value, onChange, labelId, errorId }: Props) {
  const [isLinking, setLinking] = useState(false);
  const emitted = useRef(value);
  const emit = useEffectEvent((html: string) => {
    emitted.current = richTextOf(html);
    onChange(emitted.current);
  });
  const editor = useEditor({
    extensions,
    content: value,
    // In rich-text.module.css, because the content security policy allows no style elements.
    injectCSS: false,
    onUpdate: ({ editor: typed }) => emit(typed.getHTML()),
  });
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        },
      },
    });
  }, [editor, labelId, errorId]);
  // Another version was taken over.
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  if (!editor) return null;
  return (
    <div className={classes.editor} data-invalid={errorId !== undefined || undefined}>
      <Toolbar editor={editor} isLinking={isLinking} onLink={() => setLinking(!isLinking)} />
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} className={classes.text ?? ''} />
    </div>
  );
}
