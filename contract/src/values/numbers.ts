/** A number with a decimal comma, at most two decimals, and points between thousands. By hand, as dates are. */
export function formatNumber(number: number): string {
  const [whole = '', decimals = ''] = String(Number(number.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
}
