import { Button, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { type Editor, useEditorState } from '@tiptap/react';

/** Edits the text alternative of the chosen image, and removes the image. */
export function ImageBar({ editor }: { editor: Editor }) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: shown }) => String(shown.getAttributes('picture').alt ?? ''),
  });
  return (
    <div className="p-2 border-b bg-quiet">
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
      <div className="flex flex-wrap gap-2 mt-2">
        <Button variant="default" onClick={() => editor.chain().focus().deleteSelection().run()}>
          Afbeelding weghalen
        </Button>
      </div>
    </div>
  );
}
