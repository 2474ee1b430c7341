import { Button, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { type Editor, useEditorState } from '@tiptap/react';
import classes from './rich-text.module.css';

/** Edits the text alternative of the chosen image, and removes the image. */
export function ImageBar({ editor }: { editor: Editor }) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: shown }) => String(shown.getAttributes('picture').alt ?? ''),
  });
  return (
    <div className={classes.link}>
      <TextInput
        label="Wat laat de afbeelding zien?"
        description="Voor wie de afbeelding niet kan zien."
        autoComplete="off"
        maxLength={limits.name}
        value={alt}
        onChange={({ currentTarget }) =>
          editor.commands.updateAttributes('picture', { alt: currentTarget.value })
        }
      />
      <div className={classes.linkActions}>
        <Button variant="default" onClick={() => editor.chain().focus().deleteSelection().run()}>
          Afbeelding weghalen
        </Button>
      </div>
    </div>
  );
}
