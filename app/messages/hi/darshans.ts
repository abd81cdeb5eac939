export const mangala = 'मंगला';
export const shringar = 'शृंगार';
export const rajBhoga = 'राजभोग';
export const sandhya = 'संध्या';
export const shayan = 'शयन';
export const festival = 'उत्सव';

export const today = 'आज';
/** From Sunday on, for a narrow strip of days. */
export const shortWeekdays = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'];

export const letterConsent = 'इस पत्र के लिए मेरा ई-मेल पता रखें और जब तक मैं मना न करूँ, मुझे यह पत्र दिन में एक बार भेजें।';

export const nextToday = (time: string) => `अगला दर्शन: <title></title> <when>आज ${time} बजे</when>`;
export const nextTomorrow = (time: string) => `अगला दर्शन: <title></title> <when>कल ${time} बजे</when>`;
