/** What the printed passes of a booking show; every text is in words already. */
export type PassSheet = {
  temple: string;
  event: string;
  when: string;
  where: string;
  /** 'Booking 3042', and for whom. */
  title: string;
  name: string;
  passes: {
    title: string;
    number: string;
    /** People and gate. */
    facts: string;
    /** The text of its QR code. */
    token: string;
  }[];
};
