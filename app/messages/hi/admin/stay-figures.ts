/** Figures of the guest house. */
export const guestHouse = 'अतिथि-गृह के आँकड़े';
export const howCounted =
  'रातें और आय उस प्रकार में गिनी जाती हैं जिसके कमरे में अतिथि रहते हैं, चाहे बुकिंग दूसरे प्रकार की हो। आय केवल कमरों की है, कर और भोजन के बिना। उपलब्ध रातें आज दिए जाने वाले कमरों की हैं, रोकी हुई रातें घटाकर; बंद कमरे की केवल बिकी रातें।';
export const financialYear = 'वित्तीय वर्ष';
export const exportYear = 'वर्ष की फ़ाइल';
export const nothingSold = 'इस वर्ष कोई रात नहीं';
export const nothingSoldNote = 'बुकिंग होते ही उसकी रातें यहाँ गिनी जाती हैं।';
export const wholeHouse = 'सभी प्रकार';
export const byMonth = 'पूरा अतिथि-गृह, महीने के अनुसार';
export const byKind = 'कमरे के प्रकार के अनुसार';
export const byMonthAndKind = 'महीने और कमरे के प्रकार के अनुसार';
export const atDesk = 'पिछले 30 दिनों में काउंटर पर';
export const percent = (percent: number) => `${percent} %`;
export const columns = {
  month: 'महीना',
  kind: 'कमरे का प्रकार',
  available: 'उपलब्ध रातें',
  sold: 'बिकीं',
  occupied: 'भरा',
  revenue: 'आय',
  perSold: 'प्रति बिकी रात आय',
  perAvailable: 'प्रति उपलब्ध रात आय',
};
