/**
 * Titles and initials that people write before a name without a space: 'Dr.Sharma', 'Md.Arif',
 * 'S.Kumar' too.
 */
const shortForms =
  /^(?:\p{L}|dr|mr|mrs|ms|sh|shri|sri|smt|km|kum|kr|ku|md|mohd|mo|st|prof|pt|pandit|er|adv|ca|col|capt|maj|gen|lt|sr|jr|rev|sw|swami)$/iu;

/** Top-level domains that no name ends with; two letters are always a country code. */
const endings =
  /^(?:[a-z]{2}|com|net|org|info|biz|edu|gov|mil|app|dev|xyz|top|site|online|shop|store|link|click|live|page|web|website|space|club|vip|win|fun|icu|buzz|blog|news|tech|cloud|mobi|test|example|कॉम|नेट|भारत|संगठन|рф)$/iu;

/**
 * Whether mail readers would make a link of something in a name: 'Visit evil.example'. They look
 * for a dot between letters with a known ending behind it, and for http and www. 'Dr. S.K. Sharma'
 * is not a link.
 */
export function readsAsLink(name: string): boolean {
  if (/http|www/i.test(name)) return true;
  return name
    .replace(/[\u200c\u200d]/g, '')
    .split(' ')
    .some((word) => {
      const parts = word.split('.');
      return parts.some((part, at) => at > 0 && parts[at - 1] !== '' && joins(parts[at - 1] ?? '', part));
    });
}

function joins(before: string, part: string): boolean {
  const after = /^[\p{L}\p{M}]{2,}/u.exec(part)?.[0] ?? '';
  if (after === '') return false;
  if (endings.test(after)) return true;
  // Initials in another script look like words ('एस.के. शर्मा'), and few addresses end in one.
  return /^[a-z]/i.test(after) && !shortForms.test(before);
}
