/** The edges of the days of a board, beside the names, at which a drag over days scrolls; it stays in its row. */
export function edgesOfDays(board: Element) {
  const { left, right } = board.getBoundingClientRect();
  const names = board.querySelector('[role=columnheader]')?.getBoundingClientRect();
  return { left: names?.right ?? left, right, top: -Infinity, bottom: Infinity };
}
