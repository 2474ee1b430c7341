import {
  type Icon,
  IconBold,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { ToolButton } from './ToolButton.tsx';

interface Props {
  editor: Editor;
  isLinking: boolean;
  onLink: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The formats of the text, with those of the selection pressed. */
export function Toolbar({ editor, isLinking, onLink, children }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      bold: shown.isActive('bold'),
      italic: shown.isActive('italic'),
      bulletList: shown.isActive('bulletList'),
      orderedList: shown.isActive('orderedList'),
      link: shown.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const buttons: [label: string, Icon: Icon, isActive: boolean, onClick: () => void][] = [
    ['Vet', IconBold, active.bold, () => chain().toggleBold().run()],
    ['Cursief', IconItalic, active.italic, () => chain().toggleItalic().run()],
    ['Opsomming', IconList, active.bulletList, () => chain().toggleBulletList().run()],
    ['Nummering', IconListNumbers, active.orderedList, () => chain().toggleOrderedList().run()],
    ['Link', IconLink, active.link || isLinking, onLink],
  ];
  return (
    <div
      className="flex flex-wrap border-b"
      style={{ gap: '2px', padding: '2px' }}
      role="toolbar"
      aria-label="Opmaak"
    >
      {buttons.map(([label, Shown, isActive, onClick]) => (
        <ToolButton key={label} label={label} Icon={Shown} isActive={isActive} onClick={onClick} />
      ))}
      {children}
    </div>
  );
}
