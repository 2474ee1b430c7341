import { Anchor } from '@mantine/core';
import { parsePoint } from '@ploegplan/contract/values/points';
import { useQuery } from '@tanstack/react-query';
import { materialData } from '../../data/records/materials.ts';
import { proposeTrip } from './trip-proposal.ts';

interface Props {
  /** The place of the work. */
  place: string;
  /** The kilometres as they are typed. */
  typed: string;
  onTake: (typed: string) => void;
}

/** Proposes the kilometres of a trip where they can be computed; a press takes them over. */
export function TripProposal({ place, typed, onTake }: Props) {
  const { data: materials = [] } = useQuery({
    ...materialData.list,
    enabled: parsePoint(place) !== null,
  });
  const proposal = proposeTrip(place, materials);
  if (!proposal || String(proposal.kilometres) === typed.trim()) return null;
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="left"
      onClick={() => onTake(String(proposal.kilometres))}
    >
      {`Voorstel: ${proposal.kilometres} km (hemelsbreed ${proposal.direct} km × 1,3)`}
    </Anchor>
  );
}
