/** Links to the taken nights of the guest house, for other calendars. */
export const calendarLinks = 'कैलेंडर लिंक';
export const calendarLinksNote =
  'ऐसे लिंक से कोई दूसरा प्रोग्राम (फ़ोन का कैलेंडर, बुकिंग पोर्टल) पढ़ता है कि कौन-सी रातें भरी हैं। इसमें किसी अतिथि का नाम नहीं होता। जिसके पास लिंक है वह पढ़ सकता है, जब तक आप उसे वापस न लें।';
export const open = 'चालू लिंक';
export const noLink = 'अभी कोई लिंक नहीं';
export const noLinkNote = 'किसी प्रकार के सभी कमरों या किसी एक कमरे के लिए लिंक बनाएँ।';
export const allRooms = (kind: string) => `${kind}, सभी कमरे`;
export const oneRoom = (room: string, kind: string) => `कमरा ${room}, ${kind}`;
export const madeOn = (day: string) => `${day} को बना`;
export const link = 'लिंक';
export const newLink = 'नया लिंक';
export const takenNightsOf = 'किसकी भरी रातें';
export const choose = '-- चुनें --';
export const makeLink = 'लिंक बनाएँ';
export const withdraw = 'वापस लें';
export const withdrawAsk = 'इस लिंक का उपयोग करने वाले प्रोग्राम फिर कुछ नहीं पढ़ सकेंगे। आगे बढ़ें?';
export const done = { make: 'लिंक बन गया।', withdraw: 'लिंक वापस ले लिया गया।' };
