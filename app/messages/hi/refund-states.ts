export const refundStates = {
  asked: '<amount></amount> के रिफ़ंड का अनुरोध मिला है; मंदिर कार्यालय उसे देख रहा है।',
  approved: '<amount></amount> का रिफ़ंड आपके बैंक के रास्ते में है।',
  sent: '<amount></amount> का रिफ़ंड आपके बैंक के रास्ते में है।',
  processed: '<amount></amount> का रिफ़ंड हो गया है।',
  declined: '<amount></amount> का रिफ़ंड स्वीकार नहीं हुआ; कृपया मंदिर कार्यालय को लिखें।',
  failed: '<amount></amount> का रिफ़ंड आपके बैंक तक नहीं पहुँचा; मंदिर कार्यालय उसे फिर भेजेगा।',
};
