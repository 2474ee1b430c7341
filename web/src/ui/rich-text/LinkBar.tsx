import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { parseHref } from '../../lib/values/rich-text.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address of a link on the selection, or on the address itself when nothing is selected. */
export function LinkBar({ editor, onClose }: Props) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const done = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const href = parseHref(typed);
    if (href === null) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain.insertContent([
        { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ]);
    } else {
      chain.setLink({ href });
    }
    chain.run();
    done();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key neither saves the form nor closes its drawer.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else done();
  };
  return (
    <div className="p-2 border-b bg-quiet">
      <TextInput
        label="Adres van de link"
        placeholder="example.nl/tekening"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
        error={isWrong && 'Vul een webadres of e-mailadres in'}
      />
      <div className="flex flex-wrap gap-2 mt-2">
        <Button onClick={set}>Link zetten</Button>
        {before !== '' && (
          <Button variant="default" onClick={remove}>
            Link weghalen
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={done}>
          Annuleren
        </Button>
      </div>
    </div>
  );
}
