export const altar = 'वेदी';
export const altarShot =
  'हर दर्शन में एक ही जगह से; तिपाई पर फ़ोन काफ़ी है। बिना फ़्लैश, और श्री विग्रह के सामने कोई न हो।';
export const front = 'मंदिर का सामने का भाग';
export const frontShot =
  'एक बार भोर में और एक बार साँझ में, पूरा सामने का भाग बीच में सीधा: यह मेहराबदार झरोखे से दिखता है।';
export const kitchen = 'रसोई';
export const kitchenShot = 'बर्तन, चलाते और परोसते हाथ, और भोजन करते अतिथियों की पंक्ति। पास से, दिन के उजाले में।';
export const building = 'निर्माण स्थल';
export const buildingShot = 'हर महीने उसी कोने से, उसी समय। इनकी शृंखला ही काम का सबसे अच्छा विवरण है।';
export const leaders = 'मार्गदर्शक';
export const leadersShot = 'हर एक उसी दीवार के सामने, उसी उजाले में, कमर से ऊपर, आँखें ऊपर के एक-तिहाई भाग में।';
export const rooms = 'अतिथि-गृह के कमरे';
export const roomsShot = 'हर प्रकार का कमरा दरवाज़े से, सजा हुआ, परदा खुला; और स्नानघर।';
export const feast = 'रविवार का भंडारा';
export const feastShot = 'जब सब कीर्तन कर रहे हों तब पीछे से सभागार, और ऊपर से एक थाली।';
export const cows = 'गायें';
export const cowsShot = 'हर फ़ोटो में एक गाय, उसकी आँखों की ऊँचाई से, विवरण में उसका नाम।';
export const classes = 'कक्षाएँ और बच्चे';
export const classesShot = 'शिक्षक और श्रोता बग़ल से। बच्चों के फ़ोटो केवल माता-पिता की लिखित अनुमति से।';
export const articles = 'दुकान की वस्तुएँ';
export const articlesShot =
  'वही वस्तु, अकेली, खिड़की के पास सफ़ेद या बलुआ पत्थर पर। उस जैसी दिखने वाली कोई दूसरी कभी नहीं।';
export const festivals = 'बीत चुके उत्सव';
export const festivalsShot = 'वह एक फ़ोटो जो बताए कि कैसा था: शोभायात्रा, अभिषेक, दीपों के प्रकाश में भक्त।';
export const founder = 'संस्थापक और हमारे पूर्व आचार्य';
export const founderShot = 'ऐसा चित्र जिसे दिखाने का आपको अधिकार हो: उसके स्वामी से पूछें, और जैसा वे चाहें वैसा श्रेय लिखें।';
export const causes = 'दूसरे दान से क्या होता है';
export const causesShot = 'दान से क्या ख़रीदा या किया गया, और उसे करने वाले हाथ।';
