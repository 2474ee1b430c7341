import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { formatQuantity } from '../../../lib/values/numbers.ts';

/** The number of names that fit on a line. */
const NAMED = 3;

interface Props {
  people: readonly { id: string; name: string }[];
}

/** Lists employees who cannot be reached, each as a link to where an e-mail address is filled in. */
export function NoAddress({ people }: Props) {
  const [isWhole, setWhole] = useState(false);
  const named = isWhole || people.length <= NAMED ? people : people.slice(0, NAMED - 1);
  const others = people.length - named.length;
  const separatorAfter = (at: number) => {
    if (at === people.length - 2 || (others > 0 && at === named.length - 1)) return ' en ';
    return at < people.length - 1 ? ', ' : '';
  };
  return (
    <p className="mt-1 mb-1">
      {named.map(({ id, name }, at) => (
        <Fragment key={id}>
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} to="/employee-details/$id" params={{ id }} />}
          >
            {name}
          </Anchor>
          {separatorAfter(at)}
        </Fragment>
      ))}
      {others > 0 && (
        <Anchor component="button" inherit underline="always" onClick={() => setWhole(true)}>
          {formatQuantity(others, 'ander', 'anderen')}
        </Anchor>
      )}
      {people.length === 1 ? ' is' : ' zijn'} niet te bereiken: vul bij Personeel een e-mailadres
      in, of vraag meldingen aan te zetten.
    </p>
  );
}
