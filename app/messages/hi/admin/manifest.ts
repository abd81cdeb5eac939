/** The sheet of a departure, for who travels along. */
export const manifest = 'यात्रियों की सूची';
export const peopleOnSeats = (people: number, seats: number) => `${seats} सीटों पर ${people} लोग`;
export const nobody = 'अभी किसी ने पंजीकरण नहीं किया।';
export const whoTravels = 'नाम, आयु';
export const phone = 'फ़ोन';
export const money = 'भुगतान';
export const byArrangement = 'यात्रा डेस्क से तय';
export const paid = (sum: string) => `${sum} दिए`;
export const toPay = (sum: string) => `${sum} देय`;
export const booking = (number: number) => `बुकिंग ${number}`;
