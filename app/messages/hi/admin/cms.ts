export const draft = 'मसौदा';
export const draftNote = 'इसे केवल कार्यालय देखता है।';
export const now = 'अभी';
export const nowNote = 'अगला पेज खुलते ही साइट पर।';
export const later = 'किसी समय से';
export const laterNote = 'यह अपने-आप दिखने लगेगा।';
export const cancelled = 'रद्द';
export const cancelledNote = 'यह सूचियों से हट जाता है; इसका पेज यह बताता है।';
export const shownOnSite = 'साइट पर दिखे';
export const from = 'कब से';
export const templeTime = 'ग़ाज़ियाबाद के समय के अनुसार।';

export const inTheBin = 'कूड़ेदान में';
export const binEmpty = 'कूड़ेदान खाली है।';
export const bringBack = 'वापस लाएँ';
export const backToAll = (kinds: string) => `सभी ${kinds} पर वापस`;
export const restoreRow = (label: string, title: string) => `${label}: ${title}`;

export const untitled = 'बिना शीर्षक';
export const addOne = (kind: string) => `${kind} जोड़ें`;
export const all = (kinds: string) => `सभी ${kinds}`;
export const preview = 'पूर्वावलोकन';
export const opensInTab = '(नए टैब में खुलेगा)';
export const seeOnSite = 'साइट पर देखें';
export const unfinished = 'प्रकाशित करने के लिए अभी कुछ बाकी है। नीचे “अभी” चुनें और सहेजें: जो बाकी है, वह बताया जाएगा।';
export const olderVersion = (version: number) =>
  `संस्करण ${version} में यह ऐसा था। इसे वापस लाने के लिए सहेजें, या <now>जैसा अभी है उस पर लौटें</now>।`;
export const savedMeanwhile =
  '<b>इस बीच किसी और ने इसे सहेज दिया।</b> आपका लिखा कुछ नहीं खोया: वह फ़ॉर्म में है, और जो अभी है वह उसके पास दिख रहा है। मिलाएँ, फिर सहेजें: आपका अगला संस्करण बनेगा, उनका इतिहास में रहेगा।';
export const whenSeen = 'यह कब दिखे';
export const saving = 'सहेजा जा रहा है…';
export const save = 'सहेजें';
export const mayOnlyLook = 'आपकी भूमिका में आप इसे देख सकते हैं, बदल नहीं सकते।';
export const currentValue = 'अभी यह है';
export const nothing = 'कुछ नहीं';
export const savedLive = 'सहेजा गया। यह अब साइट पर है।';
export const savedScheduled = 'सहेजा गया। यह अपने समय पर अपने-आप दिखेगा।';
export const savedCancelled = 'सहेजा गया। इसका पेज बताता है कि यह रद्द है।';
export const savedDraft = 'मसौदे के रूप में सहेजा गया। इसे केवल कार्यालय देखता है।';
export const edit = 'संपादन';
export const add = 'नया';
export const copyOf = (title: string) => `${title} (प्रति)`;

export const published = 'प्रकाशित हुआ। यह अब साइट पर है।';
export const takenOff = 'साइट से हटाया गया। यह अब मसौदा है।';
export const broughtBack = 'जैसा था वैसा वापस लाया गया।';
export const countInBin = (count: number) => `कूड़ेदान में ${count}`;
export const countOf = (count: number, kind: string) => `${count} ${kind}`;
export const deleted = 'हटाया गया। यह 30 दिन तक कूड़ेदान में रहेगा।';
export const undo = 'वापस लें';
export const find = (kinds: string) => `${kinds} खोजें`;
export const search = 'खोजें';
export const state = 'स्थिति';
export const anyState = 'सभी';
export const noMatch = 'कुछ नहीं मिला';
export const takeFilterAway = 'और देखने के लिए कोई फ़िल्टर हटाएँ।';
export const showAll = 'सभी दिखाएँ';
export const noneYet = (kind: string) => `अभी कोई ${kind} नहीं`;

export const besideOf = (label: string, title: string) => `${title}: ${label}`;
export const moveUp = (title: string) => `${title} को ऊपर ले जाएँ`;
export const moveDown = (title: string) => `${title} को नीचे ले जाएँ`;
export const nowAt = (title: string, place: number, all: number) => `${title} अब ${all} में से ${place} पर है।`;
export const moreFor = (title: string) => `${title} के लिए और`;
export const duplicate = 'प्रति बनाएँ';
export const publishNow = 'अभी प्रकाशित करें';
export const takeOff = 'साइट से हटाएँ';
export const deleteRow = 'हटाएँ';
