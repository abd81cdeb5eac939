export const general = 'सामान्य';
export const food = 'फ़ूड फ़ॉर लाइफ़';
export const construction = 'मंदिर निर्माण';
export const cowCare = 'गौ-सेवा';
export const books = 'ग्रंथ';
export const festivals = 'उत्सव';
export const offerings = 'अर्पण';
