/**
 * A whole number in our own addresses and hidden fields, up to nine digits: '5', and no other
 * spelling of it ('05', '+5', '5.0', '5e0', '५'), so that one page has one address. Null for
 * anything else. What people type into a field is read by `FormReader.whole`.
 */
export function addressNumber(text: string | null | undefined): number | null {
  return text && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}
