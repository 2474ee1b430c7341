import classes from './paper.module.css';

export interface Signer {
  /** As whom. */
  role: string;
  /** Who it is going to be, when that is known. */
  name?: string;
}

/** What is filled in and signed by hand: a name, a date and a signature for each. */
export const Signatures = ({ signers }: { signers: readonly Signer[] }) => (
  <section aria-label="Voor akkoord" className={classes.signatures}>
    <h2>Voor akkoord</h2>
    <div>
      {signers.map(({ role, name }) => (
        <div key={role}>
          <h3>{role}</h3>
          <p className="flex gap-3">
            <span>Naam</span> {name}
          </p>
          <p className="flex gap-3">
            <span>Datum</span>
          </p>
          <p className="flex gap-3">
            <span>Handtekening</span>
          </p>
        </div>
      ))}
    </div>
  </section>
);
