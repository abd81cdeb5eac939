type Values = { temple: string; sum: string; cause: string; lastDay: string; url: string };

/** What is sent by WhatsApp or SMS while the donor is on the telephone. */
export const message = ({ temple, sum, cause, lastDay, url }: Values) =>
  `Hare Krishna! As you wished, here is the link to give ${sum} for ${cause} to ${temple}. It is open until ${lastDay}: ${url}`;
