/** What each sort of letter is called to its recipient. */
export const sorts = {
  'daily-darshan': 'आज के दर्शन',
  'stock-back': 'दुकान में वस्तु फिर आने की सूचना',
  'seva-reminder': 'आपकी बुक की हुई सेवा से पहले याद दिलाने वाले पत्र',
  'class-seat': 'आपकी प्रतीक्षित कक्षा में सीट खाली होने की सूचना',
  'family-day': 'आपके परिवार के दिन याद दिलाने वाले पत्र',
  'desk-day': 'कार्यालय के लिए आज के काम की सूची',
};
export const notFound = 'पत्र नहीं मिले।';
export const addressCutShort = 'शायद पता अधूरा रह गया है। कृपया इसे अपने पत्र से फिर खोलें।';
export const writeToTemple = 'मंदिर को लिखें';
export const stopThese = 'ये पत्र बंद करें?';
export const areStopped = 'ये पत्र बंद हैं';
export const weSend = (letters: string) =>
  `हम <email></email> पर भेजते हैं: ${letters}। रसीदें, बुकिंग और आपके पूछे हुए के उत्तर पहले की तरह आते रहेंगे।`;
export const weNoLongerSend = (letters: string) => `हम अब <email></email> पर यह नहीं भेजते: ${letters}।`;
export const stop = 'पत्र बंद करें';
export const sendAgain = 'फिर से भेजें';
