/** '1 afbeelding', '3 afbeeldingen' */
export const imagesLabel = (count: number): string =>
  `${count} ${count === 1 ? 'afbeelding' : 'afbeeldingen'}`;
