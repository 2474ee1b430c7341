/** The item in an answer, which may be wrapped in a `data` field. */
export function unwrapData<T extends object>(answer: T | { data: T }): T {
  return 'data' in answer ? answer.data : answer;
}
