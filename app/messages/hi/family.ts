export const relations = {
  spouse: 'पति या पत्नी',
  father: 'पिता',
  mother: 'माता',
  son: 'पुत्र',
  daughter: 'पुत्री',
  brother: 'भाई',
  sister: 'बहन',
  grandparent: 'दादा-दादी या नाना-नानी',
  grandchild: 'पोता-पोती या नाती-नातिन',
  inlaw: 'ससुराल पक्ष',
  other: 'अन्य',
};

export const familyAndDays = 'परिवार और यादगार दिन';
export const add = 'जोड़ें';
export const change = 'बदलें';
export const nothingYet = 'जन्मदिन, वर्षगाँठ और पुण्यतिथियाँ यहाँ लिख दें, तारीख़ से या तिथि से, और हम आपको याद दिलाएँगे।';
export const bornOn = (date: string) => `जन्म ${date}`;
export const firstOn = (date: string) => `पहली बार ${date}`;
export const weRemindYou = 'हम याद दिलाएँगे';

export const pageTitle = 'मेरा परिवार और यादगार दिन';
export const myFamily = 'मेरा परिवार';
export const shownToNobody = 'ये आपके सिवा किसी को नहीं दिखाए जाते। किसी को हटाने के लिए उसकी पंक्ति खाली करके सहेजें।';
export const addRelative = 'परिवार का सदस्य जोड़ें';
export const daysToRemember = 'यादगार दिन';
export const whatDaysAre =
  'जन्मदिन, वर्षगाँठ, किसी प्रियजन के देहावसान का दिन। ‘तिथि से’ का अर्थ है वह तिथि जो मंदिर के नगर में सूर्योदय के समय थी; वह हर वर्ष किसी और तारीख़ पर पड़ती है।';
export const birthday = 'जन्मदिन';
export const weddingAnniversary = 'विवाह की वर्षगाँठ';
export const remembranceDay = 'पुण्यतिथि';
export const addDay = 'एक दिन जोड़ें';
export const wantsReminders = 'जिन दिनों पर ‘याद दिलाएँ’ का निशान है, उनसे तीन दिन पहले मुझे ई-मेल भेजें।';
export const saving = 'सहेजा जा रहा है…';
export const save = 'सहेजें';

export const relative = (row: number) => `सदस्य ${row}`;
export const relation = 'संबंध';
export const choose = '-- चुनें --';
export const name = 'नाम';
export const mobileNumber = 'मोबाइल नंबर';
export const dateOfBirth = 'जन्म की तारीख़';

export const day = (row: number) => `दिन ${row}`;
export const whatIsIt = 'अवसर';
export const whenFirst = 'पहली बार कब था';
export const comesBack = 'हर वर्ष';
export const byDate = 'तारीख़ से';
export const byTithi = 'तिथि से';
export const remindMe = 'याद दिलाएँ';
