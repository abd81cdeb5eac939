export const memberDiscount = 'सदस्य के रूप में आपकी छूट';
export const memberPriceInsteadOf = (list: string) => `सदस्य के रूप में आपका मूल्य, ${list} के बदले`;
export const memberPercentOff = (percent: string) =>
  `सदस्य के रूप में आपको यहाँ हर वस्तु पर ${percent} % की छूट है। कार्ट और चेकआउट में आपका मूल्य दिखता है।`;
