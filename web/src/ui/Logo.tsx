interface Props {
  /** Base name of a file under /logos. */
  name: string;
  /** Whose logo it is. */
  alt: string;
  height: number;
}

/** A tenant's logo. Its height is fixed, so that nothing moves when it arrives. */
export function Logo({ name, alt, height }: Props) {
  return <img src={`/logos/${encodeURIComponent(name)}.svg`} alt={alt} height={height} />;
}
