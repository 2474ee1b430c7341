/** When somebody is in service; null where it is not known. */
export interface Service {
  inServiceFrom: string | null;
  lastDay: string | null;
  /** Deleted without a last day, or after it. */
  deleted: boolean;
}

export const hasLeftOn = ({ lastDay, deleted }: Service, day: string): boolean =>
  lastDay === null ? deleted : day > lastDay;

export const isBeforeServiceOn = ({ inServiceFrom }: Service, day: string): boolean =>
  inServiceFrom !== null && day < inServiceFrom;

export const isInServiceOn = (service: Service, day: string): boolean =>
  !hasLeftOn(service, day) && !isBeforeServiceOn(service, day);
