import { translate } from '@ploegplan/contract/languages/translate';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { keepImage } from '../../lib/kept/files.ts';
import classes from './tiles.module.css';
import { useKeptImage } from './useKeptImage.ts';

interface PreviewImageProps {
  /** Null as long as the image should not load yet. */
  src: string | null;
  alt: string;
}

/** A square preview, with a sign in its place when the browser cannot show it. */
export function PreviewImage({ src, alt }: PreviewImageProps) {
  const [failed, setFailed] = useState(false);
  const kept = useKeptImage(failed ? src : null);
  return (
    <span className={classes.preview}>
      {failed && kept && <img className={classes.picture} src={kept} alt={alt} decoding="async" />}
      {failed && !kept && (
        <IconPhotoOff size={32} stroke={1.5} aria-label={translate('Geen voorbeeld')} />
      )}
      {!failed && src && (
        <img
          className={classes.picture}
          src={src}
          alt={alt}
          decoding="async"
          onLoad={() => keepImage(src)}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
