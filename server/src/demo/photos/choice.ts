import { addDays } from '@ploegplan/contract/rules/dates';
import { at, type DemoCompany, VOORMAN, WERKNEMER } from '../company.ts';
import type { DemoItem } from '../planning.ts';
import { Random } from '../random.ts';

export interface PhotoChoice {
  item: DemoItem;
  filename: string;
  /** Index of the uploader in the company's list of employees. */
  uploader: number;
  uploadedAt: string;
}

/** Photos of past work, and two of today's by `werknemer`, dated yesterday: the demo may start at any time of the day. */
export function choosePhotos(
  company: DemoCompany,
  items: readonly DemoItem[],
  today: string,
): PhotoChoice[] {
  const past = items.filter(({ date }) => date < today);
  const latestOf = (employee: number) =>
    past.filter(({ crew }) => crew.includes(employee)).slice(-3);
  const byOthers = past.filter(({ crew }) => !crew.includes(VOORMAN) && !crew.includes(WERKNEMER));
  const current = items.filter(({ date, crew }) => date === today && crew.includes(WERKNEMER));

  const taken = [
    ...current.slice(0, 1).flatMap((item) => [VOORMAN, WERKNEMER].map((by) => ({ item, by }))),
    ...latestOf(WERKNEMER).map((item) => ({ item, by: WERKNEMER })),
    ...latestOf(VOORMAN).map((item) => ({ item, by: VOORMAN })),
    ...new Random(`${company.name} photos`)
      .shuffle(byOthers)
      .slice(0, 4)
      .flatMap((item) => item.crew.slice(0, 1).map((by) => ({ item, by }))),
  ];
  return taken.slice(0, company.photos.length).map(({ item, by }, index) => {
    const date = item.date < today ? item.date : addDays(today, -1);
    return {
      item,
      filename: `${at(company.photos, index)}.jpg`,
      uploader: by,
      uploadedAt: `${date}T13:${String(10 + index)}:00Z`,
    };
  });
}
