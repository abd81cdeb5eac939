export const aboutUs = 'हमारे बारे में';
export const beginning = 'आरंभ';
export const vision = 'दृष्टि और लक्ष्य';
export const founder = 'संस्थापक';
export const history = 'इतिहास';
export const leadership = 'नेतृत्व';
export const aboutTemple = 'मंदिर के बारे में';

export const donation = 'दान';
export const whyDonate = 'दान क्यों करें';
export const benefits = 'लाभ और अनुभव';
export const allDonations = 'सभी दान';
export const csr = 'CSR';
export const construction = 'मंदिर निर्माण';

export const activities = 'गतिविधियाँ';
export const sundayFeast = 'रविवार प्रेम भोज';
export const lifestyle = 'जीवनशैली प्रबंधन';
export const discover = 'अपना स्थायी आनंद खोजें';
export const youth = 'युवा मंच';
export const gopalSchool = 'गोपाल फ़न स्कूल';
export const acharyas = 'आचार्य';
export const seniors = 'वरिष्ठ नागरिक मंच';
export const foodForLife = 'फ़ूड फ़ॉर लाइफ़';
export const girls = 'बालिका मंच';
export const fiftyYears = '50 वर्ष';
export const calendar = 'वैष्णव पंचांग';
export const bhagavatam = 'भागवतम् कक्षा';
export const events = 'कार्यक्रम';
export const sevas = 'सेवाएँ';

export const blogs = 'ब्लॉग';
export const shop = 'दुकान';
export const contacts = 'संपर्क';
export const offerings = 'अर्पण';
export const dailyStory = 'दैनिक कथा';

export const planVisit = 'मंदिर आने की तैयारी';
export const darshan = 'दर्शन';
export const classes = 'कक्षाएँ';
export const tours = 'यात्राएँ';
export const membership = 'सदस्यता';
export const dailyDarshan = 'दैनिक दर्शन';
export const mediaGallery = 'मीडिया गैलरी';
export const guestHouse = 'अतिथि-गृह';
export const spiritualTours = 'आध्यात्मिक यात्राएँ';

export const home = 'होम';
export const terms = 'नियम और शर्तें';
export const privacy = 'गोपनीयता नीति';
export const stayCancellation = 'अतिथि-गृह रद्दीकरण नीति';

export const darshanTimings = 'दर्शन और समय';
export const ekadasi = 'एकादशी और पंचांग';
export const feast = 'रविवार भोज';
export const donations = 'दान';
export const howToReach = 'हम तक कैसे पहुँचें';
