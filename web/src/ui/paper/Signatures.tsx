import classes from './paper.module.css';

export interface Signer {
  /** The role in which somebody signs. */
  role: string;
  /** The name of the signer, when it is known. */
  name?: string;
}

/** Leaves room to sign by hand: a name, a date and a signature for each. */
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
