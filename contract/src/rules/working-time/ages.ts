/** The law on working time has other figures below this. */
export const ADULT_AGE = 18;

/** Tests whether somebody is younger than an age on a day; an unknown date of birth counts as older. */
export function createAgeTest(dateOfBirth: string | null, age: number): (date: string) => boolean {
  if (dateOfBirth === null) return () => false;
  const birthday = `${Number(dateOfBirth.slice(0, 4)) + age}${dateOfBirth.slice(4)}`;
  return (date) => date < birthday;
}
