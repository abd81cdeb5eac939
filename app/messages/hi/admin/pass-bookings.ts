export const bookings = 'बुकिंग';
export const count = (count: number) => `${count} बुकिंग`;
export const find = 'बुकिंग खोजें';
export const search = 'नाम, फ़ोन, ई-मेल, या बुकिंग या पास का नंबर';
export const state = 'स्थिति';
export const stages = {
  open: 'भुगतान नहीं हुआ',
  asked: 'स्वीकार करना है',
  confirmed: 'बुक हुआ',
  short: 'भुगतान हुआ, जगह नहीं बची',
  cancelled: 'रद्द',
};
export const allStages = 'सभी';
export const noBooking = 'अभी कोई बुकिंग नहीं';
export const noBookingNote = 'जो साइट पर, काउंटर पर या सूची से बुक करते हैं, वे यहाँ दिखते हैं।';
export const noneFound = 'कोई बुकिंग नहीं मिली';
export const saveList = 'सूची फ़ाइल में सहेजें';
export const sell = 'काउंटर पर बेचें';
export const guests = 'अतिथि-सूची';
export const letter = 'सबको पत्र';

export const who = 'कौन';
export const booking = 'बुकिंग';
export const passes = 'पास';
export const people = 'लोग';
export const when = 'कब बुक किया';
export const amount = 'मूल्य';
export const free = 'निःशुल्क';
export const passStates = { held: 'रोका हुआ', valid: 'मान्य', used: 'अंदर आए', void: 'रद्द' };
export const columns = {
  booking: 'बुकिंग',
  pass: 'पास',
  name: 'नाम',
  phone: 'मोबाइल',
  email: 'ई-मेल',
  kind: 'पास का प्रकार',
  people: 'लोग',
  price: 'मूल्य रुपये में',
  stage: 'बुकिंग की स्थिति',
  state: 'पास की स्थिति',
  time: 'समय',
  gate: 'द्वार',
  cameIn: 'अंदर आए',
};
