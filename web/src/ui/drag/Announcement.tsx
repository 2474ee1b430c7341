/** Tells a screen reader what became of a move. */
export const Announcement = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {text}
  </p>
);
