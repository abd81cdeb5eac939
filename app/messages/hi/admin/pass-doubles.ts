export const doubles = 'दो बार प्रवेश';
export const doublesNote =
  'इंटरनेट के बिना दो द्वार एक-दूसरे को नहीं जान सकते। जिसे दोनों ने प्रवेश दिया, वह उनके फिर जुड़ने पर यहाँ दिखता है।';
export const none = 'किसी पास से दो बार प्रवेश नहीं हुआ';
export const noneNote = 'जो द्वार अभी इंटरनेट के बिना हैं, उनकी सूचना नहीं आई है।';
export const counts = (open: number, all: number, people: number) =>
  `${all} में से ${open} की जाँच बाकी, पासों से ${people} लोग अधिक`;
export const open = 'जाँच बाकी';
export const resolved = 'जाँच हो गई';
export const over = (people: number) => `${people} लोग अधिक`;
export const booking = (number: number) => `बुकिंग ${number}`;
export const withoutLine = 'इंटरनेट के बिना';
export const note = 'आपने क्या पता किया';
export const noteHint = 'उदाहरण: स्क्रीनशॉट आगे भेजा गया; परिवार दो द्वारों से आया।';
export const resolve = 'जाँच हो गई';
export const done = { noted: 'लिख लिया गया।' };
export const onlyFirst = (shown: number) => `केवल ${shown} दिखाए गए हैं, जिनकी जाँच बाकी है वे पहले।`;
