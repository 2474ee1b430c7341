import { IconH2, IconH3, IconInfoSquare, IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { insertImages, type Upload } from './images.ts';
import { ToolButton } from './ToolButton.tsx';

interface Props {
  editor: Editor;
  upload: Upload;
}

/** The formats that an article has besides those of a note. */
export function ArticleButtons({ editor, upload }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      heading: shown.isActive('heading', { level: 2 }),
      subheading: shown.isActive('heading', { level: 3 }),
      note: shown.isActive('noteBox'),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <ToolButton
        label="Kop"
        Icon={IconH2}
        isActive={active.heading}
        onClick={() => chain().toggleHeading({ level: 2 }).run()}
      />
      <ToolButton
        label="Tussenkop"
        Icon={IconH3}
        isActive={active.subheading}
        onClick={() => chain().toggleHeading({ level: 3 }).run()}
      />
      <ToolButton
        label="Let-op-vak"
        Icon={IconInfoSquare}
        isActive={active.note}
        onClick={() => chain().toggleWrap('noteBox').run()}
      />
      <ToolButton label="Afbeelding" Icon={IconPhoto} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Afbeelding kiezen"
        onChange={({ currentTarget }) => {
          void insertImages(editor, [...(currentTarget.files ?? [])], upload);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
