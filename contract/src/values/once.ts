/** A value that is made at its first use. For `Intl`: loading one takes a phone a tenth of a second. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
