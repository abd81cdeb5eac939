export const waitingList = 'प्रतीक्षा-सूची';
export const putMeOn = 'मेरा नाम सूची में लिखें';
export const nothingToPay = 'आपके हाँ कहने से पहले न कुछ बुक होता है, न कुछ देना होता है।';
export const joined = 'आपका नाम सूची में है। बारी आने पर हम आपके ई-मेल पर लिखेंगे, या पता न हो तो फ़ोन करेंगे।';
export const decline = 'अब ये नहीं चाहिए';
export const leaveList = 'सूची छोड़ें';
