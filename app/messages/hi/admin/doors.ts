export const fairDoor = 'पंजीकरण की कतार';
export const fairDoorNote =
  'जब बहुत लोग एक साथ पंजीकरण करते हैं, तब वे नंबर लेते हैं और एक के बाद एक अंदर आते हैं। कोई आगे नहीं निकलता।';
export const event = 'कार्यक्रम';
export const day = 'दिन';
export const door = 'कतार';
export const waiting = 'कतार में';
export const modes = { off: 'बंद', auto: 'अपने आप', on: 'चालू' };
export const modeNotes = {
  off: 'सब सीधे अंदर जाते हैं।',
  auto: 'बहुत लोग आने पर कतार लगती है, और सबके निकल जाने पर हट जाती है।',
  on: 'सब पहले नंबर लेते हैं।',
};
export const isClosed = 'नंबर से प्रवेश';
export const isOpen = 'सब सीधे अंदर जाते हैं';
export const noEvent = 'कोई कार्यक्रम आने वाला नहीं है';
export const noEventNote = 'पहले कार्यक्रम जोड़ें; फिर उसके पंजीकरण के लिए कतार हो सकती है।';
export const now = 'अभी';
export const closedSince = (time: string) => `${time} से प्रवेश नंबर से हो रहा है।`;
export const inLine = 'कतार में';
export const notCalledYet = 'अभी नहीं बुलाए गए';
export const awaited = 'बुलाए गए';
export const withinTwoMinutes = 'दो मिनट में आएँगे';
export const inside = 'अंदर';
export const atMost = (count: string) => `अधिक से अधिक ${count}`;
export const entered = 'अंदर गए';
export const lastMinute = 'पिछले मिनट में';
export const arrived = 'आए';
export const minuteBefore = 'इससे पहले के मिनट में';
export const settings = 'कतार कैसे चले';
export const arrivalsLine = 'इससे ज़्यादा आने पर अपने आप कतार लगे';
export const arrivalsHint = 'एक मिनट में पंजीकरण पर आने वाले।';
export const mostInside = 'एक साथ अंदर';
export const mostInsideHint = 'इतने लोग एक समय में फ़ॉर्म भरते हैं।';
export const minutes = 'हर एक के लिए मिनट';
export const minutesHint = 'इसके बाद जगह अगले को मिलती है; 3 से 120।';
export const save = 'कतार सहेजें';
export const done = { save: 'कतार सहेजी गई।' };
