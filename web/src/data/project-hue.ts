/** Hues that stay apart from each other and from the red that means trouble, as degrees in OKLCH. */
export const hues = [55, 85, 115, 145, 175, 205, 235, 265, 295, 325] as const;

/** The hue of a project: the same on every screen and on every day, without anybody choosing it. */
export function projectHue(projectId: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < projectId.length; index++) {
    sum = Math.imul(sum ^ projectId.charCodeAt(index), 0x01000193);
  }
  return hues[(sum >>> 0) % hues.length] ?? hues[0];
}
