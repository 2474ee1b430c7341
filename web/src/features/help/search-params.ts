export interface HelpSearchParams {
  zoek?: string;
  /** The words that are marked in the article, for which it was found. */
  markeer?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Picks the search parameters that are not empty. */
export const pickHelpSearch = ({ zoek, markeer }: Record<string, unknown>): HelpSearchParams => ({
  ...(isText(zoek) && { zoek }),
  ...(isText(markeer) && { markeer }),
});
