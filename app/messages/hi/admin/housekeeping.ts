/** The sheet of who cleans the guest house. */
export const housekeepingList = 'सफ़ाई की सूची';
export const nothingToDo = 'आज कोई काम नहीं: सब कमरे साफ़ हैं, और आज न कोई जा रहा है, न आ रहा है।';
export const leavesToday = 'आज जा रहे हैं';
export const comesToday = (people: number, rooms: number) =>
  `आज आएँगे: ${people === 1 ? 'एक व्यक्ति' : `${people} लोग`}${rooms > 1 ? `, ${rooms} कमरों में` : ''}`;
export const inAll = (dirty: number, leave: number, come: number) =>
  `सफ़ाई बाकी: ${dirty} · जाने वाले: ${leave} · आने वाले: ${come}`;
