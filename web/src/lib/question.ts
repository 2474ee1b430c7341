interface Question {
  title: string;
  text: string;
  /** The label of the confirm button: a verb. */
  confirmLabel: string;
}

type Ask = (question: Question) => Promise<boolean>;

let ask: Ask = async () => false;

/** Sets what asks the questions. */
export function onQuestion(asker: Ask): void {
  ask = asker;
}

/** Asks the user; resolves to whether that was confirmed. */
export const askQuestion: Ask = (question) => ask(question);
