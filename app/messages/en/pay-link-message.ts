type OrderValues = { temple: string; sum: string; order: string; lastDay: string; url: string };
type StayValues = { temple: string; sum: string; stay: string; url: string };
type Values = { temple: string; sum: string; cause: string; lastDay: string; url: string };

/** What is sent by WhatsApp or SMS while the donor is on the telephone. */
export const message = ({ temple, sum, cause, lastDay, url }: Values) =>
  `Hare Krishna! As you wished, here is the link to give ${sum} for ${cause} to ${temple}. It is open until ${lastDay}: ${url}`;

/** The same for an order of the shop. */
export const orderMessage = ({ temple, sum, order, lastDay, url }: OrderValues) =>
  `Hare Krishna! Here is the link to pay ${sum} for order ${order} at the shop of ${temple}. The goods are kept for you until the end of ${lastDay}: ${url}`;

/** The same for what is left of a stay in the guest house. */
export const stayMessage = ({ temple, sum, stay, url }: StayValues) =>
  `Hare Krishna! ${sum} is left to pay for your stay ${stay} in the guest house of ${temple}. You can pay it here, with the last four digits of your telephone number: ${url}`;
