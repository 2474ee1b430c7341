export interface HelpSearchParams {
  /** What is looked for on the page. */
  zoek?: string;
  /** The words that are marked in the article, for which it was found. */
  markeer?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What of these belongs in an address: nothing that is empty. */
export const pickHelpSearch = ({ zoek, markeer }: Record<string, unknown>): HelpSearchParams => ({
  ...(isText(zoek) && { zoek }),
  ...(isText(markeer) && { markeer }),
});
