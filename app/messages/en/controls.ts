export const optional = '(optional)';
export const checkAnswers = 'Please check these answers';
export const oneLess = 'One less';
export const oneMore = 'One more';
