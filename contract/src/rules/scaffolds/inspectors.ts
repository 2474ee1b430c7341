import type { Certificate } from '../../employees/schemas.ts';
import type { ScaffoldCategory } from '../../scaffolds/kinds.ts';
import type { ScaffoldSettings } from '../../scaffolds/schemas.ts';

interface Person {
  jobTitle: string;
  certificates: readonly Pick<Certificate, 'kind' | 'validUntil'>[];
}

const toPlain = (title: string) => title.trim().toLowerCase();

/** True when the function of a person, and the certificate where the company asks for it, allow it for a scaffold of this category. */
export function mayDo(
  act: 'inspects' | 'handsOver',
  { jobTitle, certificates }: Person,
  { category, day }: { category: ScaffoldCategory; day: string },
  { inspectors, needsCertificate }: ScaffoldSettings,
): boolean {
  const rule = inspectors.find((one) => toPlain(one.jobTitle) === toPlain(jobTitle));
  if (!rule || rule[act] < Number(category)) return false;
  return (
    !needsCertificate ||
    certificates.some(
      ({ kind, validUntil }) => kind === 'scaffolder' && (validUntil === null || validUntil >= day),
    )
  );
}
