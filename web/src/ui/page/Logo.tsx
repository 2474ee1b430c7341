interface Props {
  /** The URL of the logo on this host. */
  src: string;
  /** The tenant's name. */
  alt: string;
  height: number;
}

/** A tenant's logo, of fixed height, so that nothing moves when it loads. */
export function Logo({ src, alt, height }: Props) {
  return <img className="object-contain min-w-0 max-w-full" src={src} alt={alt} height={height} />;
}
