import { ActionIcon } from '@mantine/core';
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
import { useIsPhone } from '../viewport.ts';
import classes from './rich-text.module.css';

interface Props {
  editor: Editor;
  isLinking: boolean;
  onLink: () => void;
}

/** The formats of the text, with those of the selection pressed. */
export function Toolbar({ editor, isLinking, onLink }: Props) {
  const isPhone = useIsPhone();
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
    <div className={classes.toolbar} role="toolbar" aria-label="Opmaak">
      {buttons.map(([label, Shown, isActive, onClick]) => (
        <ActionIcon
          key={label}
          variant={isActive ? 'light' : 'subtle'}
          {...(!isActive && { color: 'gray' })}
          size={isPhone ? 48 : 32}
          aria-label={label}
          aria-pressed={isActive}
          title={label}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
        >
          <Shown size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
