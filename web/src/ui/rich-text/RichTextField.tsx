import { Input, Skeleton } from '@mantine/core';
import { useId } from 'react';
import { createLazyPart } from '../drawer/lazy-part.tsx';
import type { Upload } from './images.ts';

const Editor = createLazyPart(() => import('./Editor.tsx'), {
  fallback: <Skeleton height="12rem" role="status" aria-label="Tekst laden" />,
});

interface Props {
  label: string;
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
  /** Stores an image; for an article, which has headings, note boxes and images. */
  upload?: Upload;
}

/** A field for formatted text: paragraphs, bold, italic, lists and links; an article has more. Its editor loads when it is first shown. */
export function RichTextField({ label, error, ...editor }: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Editor
        {...editor}
        labelId={`${id}-label`}
        errorId={error === undefined ? undefined : `${id}-error`}
      />
    </Input.Wrapper>
  );
}
