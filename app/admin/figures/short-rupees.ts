/** 1,20,000 rupees as '1.2L', for the side of a drawing; takes paise. */
export function shortRupees(inPaise: number): string {
  const rupees = inPaise / 100;
  const rounded = (value: number) => String(Math.round(value * 100) / 100);
  if (rupees >= 1e7) return `₹${rounded(rupees / 1e7)}Cr`;
  if (rupees >= 1e5) return `₹${rounded(rupees / 1e5)}L`;
  return rupees >= 1000 ? `₹${rounded(rupees / 1000)}k` : `₹${rounded(rupees)}`;
}
