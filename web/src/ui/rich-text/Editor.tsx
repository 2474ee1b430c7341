import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toRichText } from '../../lib/values/rich-text.ts';
import { ArticleButtons } from './ArticleButtons.tsx';
import { articleExtensions, noteExtensions } from './extensions.ts';
import { ImageBar } from './ImageBar.tsx';
import { takeImages, type Upload } from './images.ts';
import { LinkBar } from './LinkBar.tsx';
import classes from './rich-text.module.css';
import { Toolbar } from './Toolbar.tsx';

export interface EditorProps {
  value: string;
  onChange: (html: string) => void;
  labelId: string;
  errorId: string | undefined;
  /** Stores an image; for an article, which has headings, note boxes and images. */
  upload?: Upload | undefined;
}

/** The editor of formatted text. Default export for lazy loading. */
export default function Editor({ value, onChange, labelId, errorId, upload }: EditorProps) {
  const [isLinking, setLinking] = useState(false);
  const emitted = useRef(value);
  const emit = useEffectEvent((html: string) => {
    emitted.current = toRichText(html);
    onChange(emitted.current);
  });
  const editor = useEditor({
    extensions: upload ? articleExtensions : noteExtensions,
    content: value,
    // The styles are in rich-text.module.css, because the content security policy allows no style elements.
    injectCSS: false,
    onUpdate: ({ editor: typed }) => emit(typed.getHTML()),
  });
  const take = useEffectEvent((data: DataTransfer | null) =>
    editor && upload ? takeImages(editor, data, upload) : false,
  );
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        },
        handlePaste: (_view, { clipboardData }) => take(clipboardData),
        handleDrop: (_view, { dataTransfer }) => take(dataTransfer),
      },
    });
  }, [editor, labelId, errorId]);
  // The form took over another version.
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const isOnImage = useEditorState({
    editor,
    selector: ({ editor: shown }) => shown?.isActive('picture') ?? false,
  });
  if (!editor) return null;
  return (
    <div className={classes.editor} data-invalid={errorId !== undefined || undefined}>
      <Toolbar editor={editor} isLinking={isLinking} onLink={() => setLinking(!isLinking)}>
        {upload && <ArticleButtons editor={editor} upload={upload} />}
      </Toolbar>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      {isOnImage && <ImageBar editor={editor} />}
      <EditorContent editor={editor} className={classes.text ?? ''} />
    </div>
  );
}
