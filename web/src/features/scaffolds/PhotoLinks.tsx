interface Props {
  names: readonly string[];
  getUrl: (name: string, preview: boolean) => string;
}

/** Small photos in a row of a list; each opens as it is. Nothing when there are none. */
export const PhotoLinks = ({ names, getUrl }: Props) =>
  names.length > 0 && (
    <span className="flex flex-wrap gap-2 w-full">
      {names.map((name) => (
        <a key={name} href={getUrl(name, false)} target="_blank" rel="noreferrer">
          <img
            src={getUrl(name, true)}
            alt={name}
            width={96}
            height={72}
            loading="lazy"
            style={{ objectFit: 'cover' }}
          />
        </a>
      ))}
    </span>
  );
