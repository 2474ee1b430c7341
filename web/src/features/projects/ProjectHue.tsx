import { useQuery } from '@tanstack/react-query';
import { projectData } from '../../data/records/projects.ts';
import { removeDeleted } from '../../lib/api/cache/record-data.ts';
import { HueField } from '../../ui/form/fields/HueField.tsx';

interface Props {
  /** The project's own id, because its own colour does not count as taken. */
  ownId: string | undefined;
  value: number | null;
  onChange: (hue: number | null) => void;
  error: string | undefined;
}

/** The colour of a project on the board, with the projects that have each. */
export function ProjectHue({ ownId, value, ...props }: Props) {
  const { data: projects = [] } = useQuery(projectData.list);
  const taken = new Map(
    removeDeleted(projects)
      .filter(({ id }) => id !== ownId)
      .map(({ hue, title }) => [hue, title]),
  );
  return (
    <HueField
      label="Kleur"
      none="Vanzelf: een kleur die nog niet in gebruik is"
      value={value}
      taken={taken}
      {...props}
    />
  );
}
