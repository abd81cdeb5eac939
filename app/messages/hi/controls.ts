export const optional = '(वैकल्पिक)';
export const checkAnswers = 'कृपया इन उत्तरों को जाँच लें';
export const oneLess = 'एक कम करें';
export const oneMore = 'एक बढ़ाएँ';
