declare global {
  interface Window {
    /** By URL, what `public/start.js` asked while the application was still loading. */
    earlyAnswers?: Partial<Record<string, Promise<Response>>>;
  }
}

/** The answer that was asked for early, if there is one; only the first who wants it gets it. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[url];
  delete window.earlyAnswers?.[url];
  return answer;
}
