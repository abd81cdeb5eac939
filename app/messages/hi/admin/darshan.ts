export const postDarshan = 'दर्शन डालें';
export const postNote = 'फ़ोटो चुनें, शब्द देखें, प्रकाशित करें।';
export const readersWait = (count: number) =>
  count === 1 ? '1 पाठक ई-मेल से इसकी प्रतीक्षा में है।' : `${count} पाठक ई-मेल से इसकी प्रतीक्षा में हैं।`;
export const photos = 'फ़ोटो';
export const photosHint = (most: number) =>
  `अधिकतम ${most}, हर एक 8 MB तक। वे कहाँ लिए गए, यह मिटा दिया जाता है।`;
export const photosToPublish = 'प्रकाशित करने के फ़ोटो';
export const photo = 'फ़ोटो';
export const dayAndWords = 'दिन और शब्द';
export const day = 'दिन';
export const darshan = 'दर्शन';
export const dress = 'आज का वेश';
export const dressHint = 'हर फ़ोटो के नीचे, जैसा आप लिखें: पीला रेशम, चमेली की मालाएँ।';
export const whatShown = 'फ़ोटो में क्या दिखता है';
export const whatShownHint = 'उनके लिए जो इन्हें नहीं देखते। यह सुझाव है; जहाँ ठीक न हो, बदलें।';
export const publishing = 'प्रकाशित हो रहा है…';
export const publish = 'प्रकाशित करें';
export const posted = (count: number, darshan: string) => `${count} फ़ोटो साइट पर: ${darshan} दर्शन।`;
export const seePage = 'पेज देखें';

export const darshanByEmail = 'ई-मेल से दर्शन';
export const readers = (count: number) => `${count.toLocaleString('en-IN')} पाठक`;
export const readersNote = 'इन्होंने ई-मेल से प्रतिदिन के दर्शन माँगे हैं। साइट पते रखती है, अभी उन्हें लिखती नहीं।';
export const saveAsFile = 'फ़ाइल के रूप में सहेजें';
export const takenOff = 'सूची से हटाया गया।';
export const readersTable = 'पाठक';
export const nobodyYet = 'अभी कोई नहीं';
export const nobodyYetNote = 'लोग दर्शन के पेज पर “मुझे यह प्रतिदिन भेजें” से इसे माँगते हैं।';
export const email = 'ई-मेल';
export const since = 'कब से';
export const remove = 'हटाएँ';
export const removeReader = (email: string) => `हटाएँ: ${email}`;
