/**
 * A position as the text of a place: two decimals, about a kilometre, so that no home is revealed.
 */
export function positionText(latitude: number, longitude: number, zone: string): string {
  const round = (degrees: number) => String(Math.round(degrees * 100) / 100);
  return `${round(latitude)},${round(longitude)},${zone}`;
}
