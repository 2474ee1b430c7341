/** The label of the confirm button is a verb. */
type Ask = (question: { title: string; text: string; confirmLabel: string }) => Promise<boolean>;

let ask: Ask = async () => false;

/** Sets what asks the questions. */
export function onQuestion(asker: Ask): void {
  ask = asker;
}

/** Asks the user; resolves to whether that was confirmed. */
export const askQuestion: Ask = (question) => ask(question);
