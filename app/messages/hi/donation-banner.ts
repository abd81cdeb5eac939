export const buildTemple = 'मंदिर निर्माण में हमारे साथ आएँ';
export const fourWays = 'निर्माण में सहयोग के चार तरीक़े';
export const donateNow = 'अभी दान करें';
