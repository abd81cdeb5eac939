export const approved = 'स्वीकृत और पूरा हुआ। हर स्वामी को पत्र जाता है।';
export const declined = 'यह नहीं किया गया। हर स्वामी को पत्र जाता है।';
export const secondOwner = 'दूसरे स्वामी';
export const secondOwnerNote =
  'ट्रांसफ़र का दान कहाँ जाता है, अधिक भूमिकाएँ, और राशि वाली भूमिकाओं के न्योते: इनके लिए दो स्वामी चाहिए।';
export const nothingWaitsNote =
  'जिस बदलाव के लिए दूसरा स्वामी चाहिए, वह स्वीकृत, अस्वीकृत या समाप्त होने तक यहाँ रहता है।';
export const nothingWaits = 'कुछ प्रतीक्षा में नहीं';
export const askedBy = (name: string, moment: string) => `माँगा: ${name}, ${moment}`;
export const whoLeft = 'कोई जो अब नहीं हैं';
export const doneByItself = (moment: string) =>
  `कोई दूसरा स्वामी नहीं था: वापस न लिया जाए, तो यह ${moment} को हो जाएगा।`;
export const otherDecides = (moment: string) =>
  `कोई और स्वामी ${moment} तक निर्णय लेगा। स्वीकार करने से पहले माँगने वाले से टेलीफ़ोन पर पूछें।`;
export const approve = 'स्वीकार करें';
export const takeBack = 'वापस लें';
export const decline = 'अस्वीकार करें';
