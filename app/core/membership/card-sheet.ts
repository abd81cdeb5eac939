/** What the printed card of a member shows. `address`: where its QR code leads. */
export type CardSheet = {
  temple: string;
  name: string;
  tier: string;
  number: string;
  beganOn: string;
  address: string;
};
