declare global {
  interface Window {
    /** By URL, the answers that `public/start.js` requested while the application was loading. */
    earlyAnswers?: Partial<Record<string, Promise<Response>>>;
  }
}

/** Takes the early answer for this URL, if there is one; a second call gets nothing. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[url];
  delete window.earlyAnswers?.[url];
  return answer;
}
