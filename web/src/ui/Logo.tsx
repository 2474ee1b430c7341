interface Props {
  /** Its address on this host. */
  src: string;
  /** Whose logo it is. */
  alt: string;
  height: number;
}

/** A tenant's logo. Its height is fixed, so that nothing moves when it arrives. */
export function Logo({ src, alt, height }: Props) {
  return <img src={src} alt={alt} height={height} />;
}
