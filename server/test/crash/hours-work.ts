import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { photoForm } from './photos.ts';
import type { Visitor } from './visitor.ts';
import type { Work, Write } from './writer.ts';

interface Hours {
  hoursWorked: number | null;
  notes: string;
  images: string[];
}

const MANY_IMAGES = 4;

const more = (hours: number | null) => ((hours ?? 0) + 0.25) % 24;

async function look(employee: Visitor, id: string): Promise<Hours> {
  const item = await employee.read(employeePlanning.get, { params: { id } });
  if (!item) throw new Error('The item is gone');
  return { hoursWorked: item.hoursWorked, notes: item.notes, images: item.images?.sort() ?? [] };
}

export function recordHours(
  employee: Visitor,
  id: string,
): Work<{ hoursWorked: number | null; notes: string }> {
  return {
    start: { hoursWorked: null, notes: '' },
    next(state, label) {
      const after = { hoursWorked: more(state.hoursWorked), notes: label };
      const send = () => employee.call(employeePlanning.record, { params: { id }, body: after });
      return { after, logged: true, send };
    },
    async look() {
      const { hoursWorked, notes } = await look(employee, id);
      return { hoursWorked, notes };
    },
  };
}

/** An employee who records hours, notes and two photos in one form, and deletes photos when there are many. */
export function recordHoursWithPhotos(employee: Visitor, id: string, photo: Blob): Work<Hours> {
  const remove = (state: Hours, filename: string): Write<Hours> => ({
    after: { ...state, images: state.images.filter((name) => name !== filename) },
    send: () => employee.call(employeePlanning.removeImage, { params: { id, filename } }),
  });
  const record = (state: Hours, label: string): Write<Hours> => {
    const names = [`${label} a.jpg`, `${label} b.jpg`];
    const hoursWorked = more(state.hoursWorked);
    const fields = { hoursWorked: `${hoursWorked}`, notes: label };
    return {
      after: { hoursWorked, notes: label, images: [...state.images, ...names].sort() },
      logged: true,
      send: () =>
        employee.call(employeePlanning.record, {
          params: { id },
          form: photoForm(photo, names, fields),
        }),
    };
  };
  return {
    start: { hoursWorked: null, notes: '', images: [] },
    next(state, label) {
      const [first] = state.images;
      return first && state.images.length > MANY_IMAGES
        ? remove(state, first)
        : record(state, label);
    },
    look: () => look(employee, id),
  };
}
