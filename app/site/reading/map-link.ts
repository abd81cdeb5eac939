/** The way to a place; it works in every map app and browser. */
export function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
