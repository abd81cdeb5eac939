export const login = 'साइन इन';
export const signUp = 'खाता बनाएँ';
export const profile = 'प्रोफ़ाइल';
export const myProfile = 'मेरी प्रोफ़ाइल';
export const myOrders = 'मेरे ऑर्डर';
export const donationHistory = 'मेरे दान';
export const logout = 'साइन आउट';
export const cart = 'कार्ट';
export const cartWith = (lines: number) => `कार्ट, ${lines} ${lines === 1 ? 'वस्तु' : 'वस्तुएँ'}`;
export const visitAndAccount = 'दर्शन और खाता';
export const schedule = 'समय-सारणी';
export const search = 'खोजें';
export const searchSite = 'साइट पर खोजें';
export const searchHint = 'एकादशी, समय…';
export const donate = 'दान करें';

export const mainMenu = 'मुख्य मेन्यू';
export const pagesOf = (menu: string) => `${menu}: सभी पेज`;
export const menu = 'मेन्यू';
export const closeMenu = 'मेन्यू बंद करें';

export const donateNow = 'अभी दान करें';
export const amount = 'राशि';
export const ownAmount = 'अपनी इच्छा की राशि';
export const moreWaysToGive = 'दान के और तरीक़े';
export const give = (amount: string) => `${amount} दान करें`;
export const otherAmount = 'अन्य';
export const giveOther = 'दान करें';
export const festival = 'उत्सव';
export const closeGreeting = 'शुभकामना संदेश बंद करें';
export const dayAtTemple = 'मंदिर का एक दिन';

export const dailyTimings = 'प्रतिदिन का समय';
export const services = 'सेवाएँ';
export const visit = 'मंदिर आएँ';
export const legal = 'नियम और नीतियाँ';
export const inNewTab = (name: string) => `${name} (नए टैब में खुलेगा)`;

export const pageNotFound = 'पेज नहीं मिला';
export const leadsNowhere = 'इस पते पर कोई पेज नहीं है। शायद पेज कहीं और चला गया, या लिंक का कोई अक्षर छूट गया।';
export const backToTemple = 'मंदिर के होम पेज पर जाएँ';
export const askUs = 'हमसे पूछें';
export const oftenLookedFor = 'लोग अक्सर यह खोजते हैं';
export const somethingWrong = 'कुछ गड़बड़ हो गई।';
export const faultIsOurs = 'गड़बड़ी हमारी है, आपकी नहीं। हमें इसकी सूचना मिल गई है; कृपया थोड़ी देर में फिर कोशिश करें।';
export const nameThisNumber = 'हमें लिखें तो यह संख्या बताएँ:';
export const noConnection = 'इंटरनेट नहीं है';
export const noConnectionNow = 'अभी मंदिर की वेबसाइट से संपर्क नहीं हो पा रहा है।';
export const nothingLost = 'कुछ भी खोया नहीं है: आपका लिखा यहीं रहेगा। कृपया थोड़ी देर में फिर कोशिश करें।';
export const loadingPage = 'पेज लोड हो रहा है';

export const temple = 'मंदिर';
/** Within a sentence, of a temple whose name is not known. */
export const unnamedTemple = 'मंदिर';
export const templeIn = (name: string, place: string) => `${place} स्थित ${name}`;
export const blogsOf = (temple: string) => `${temple} के ब्लॉग`;
export const home = 'होम';

export const appIsFor = 'दर्शन, वैष्णव पंचांग, कक्षाएँ, सेवाएँ और दान।';
export const calendar = 'वैष्णव पंचांग';
export const languages = 'भाषाएँ';
