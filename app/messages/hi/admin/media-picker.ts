export const mediaLibrary = 'मीडिया लाइब्रेरी';
export const close = 'बंद करें';
export const searchLibrary = 'लाइब्रेरी में खोजें';
export const notOpened = 'लाइब्रेरी नहीं खुल सकी। इसे बंद करके फिर कोशिश करें।';
/** Ahead of the name of a file, for those who hear it. */
export const choose = 'चुनें:';
export const noMatch = 'कुछ नहीं मिला।';
export const empty = 'लाइब्रेरी खाली है।';
export const newest = (count: number) => `सबसे नई ${count} फ़ाइलें। और भी हैं: बाकी के लिए खोजें।`;
export const files = (count: number) => (count === 1 ? '1 फ़ाइल' : `${count} फ़ाइलें`);
export const whatShows = 'इसमें क्या दिखता है?';
export const whatShowsHint = 'एक वाक्य, उनके लिए जो इसे नहीं देखते: “भक्त वेदी के सामने कीर्तन कर रहे हैं”।';
export const notSaved = 'यह सहेजा नहीं जा सका। फिर कोशिश करें।';
export const saving = 'सहेजा जा रहा है…';
export const usePicture = 'यह चित्र लगाएँ';
export const back = 'वापस';

export const changePicture = 'चित्र बदलें';
export const choosePicture = 'चित्र चुनें';
export const none = 'कोई नहीं';
export const chosenPicture = 'चुना हुआ चित्र';
export const fromLibrary = 'लाइब्रेरी से';
export const drawings = 'साइट के अपने रेखाचित्र';
export const whatItShows = 'इसमें क्या दिखता है';
export const whatItShowsHint = 'उनके लिए जो इसे नहीं देखते।';

export const signedOut = 'आप साइन आउट हो चुके हैं। नए टैब में फिर साइन इन करें, इस टैब पर लौटें और फिर कोशिश करें।';
export const lineLost = 'इंटरनेट टूट गया। लौटने पर फिर कोशिश करें।';
export const roleTaken = 'आपकी भूमिका में अब इसकी अनुमति नहीं है। किसी स्वामी से कहें।';
export const notSentNow = 'यह भेजा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।';
export const notSent = 'यह भेजा नहीं जा सका। फिर कोशिश करें।';
export const dropHere = 'फ़ाइलें यहाँ छोड़ें, या';
export const chooseFiles = 'फ़ाइलें चुनें';
export const filesToSend = 'भेजने की फ़ाइलें';
export const tryAgain = 'फिर कोशिश करें';
export const inLibrary = 'लाइब्रेरी में';
export const sending = (file: string) => `${file} भेजी जा रही है`;
