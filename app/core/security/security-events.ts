type SecurityEventModel = {
  /** Its name in the letter to the owners, plural. */
  label: string;
  /**
   * From so many in an hour on, the owners get a letter; null where each event has its own letter,
   * or needs none.
   */
  alertFrom: number | null;
};

/**
 * Security events of accounts and data: every log line with `event: "security"` names one of these
 * in `what` (OWASP ASVS 5, 16.3). The numbers are for one temple's site: an honest festival day
 * stays below them.
 */
export const securityEvents = {
  'sign-in.done': { label: 'sign-ins', alertFrom: null },
  'sign-in.failed': { label: 'sign-ins with a wrong password', alertFrom: 200 },
  'sign-in.locked-out': { label: 'sign-ins refused after too many wrong passwords', alertFrom: 40 },
  'sign-in.new-browser': { label: 'sign-ins from a browser not seen before', alertFrom: null },
  'code.wrong': { label: 'wrong codes', alertFrom: 30 },
  'code.locked-out': { label: 'codes refused after too many wrong ones', alertFrom: 10 },
  'code.texted': { label: 'codes sent by text message', alertFrom: 150 },
  'code.texts-spent': { label: 'codes not sent because too many text messages went out', alertFrom: 1 },
  'mobile.changed': { label: 'changes of the number that signs in', alertFrom: null },
  'password.reset-asked': { label: 'links for a new password asked for', alertFrom: 60 },
  'sessions.ended': { label: 'sessions ended', alertFrom: null },
  'email.changed': { label: 'changes of the address that signs in', alertFrom: null },
  'account.erased': { label: 'accounts erased', alertFrom: null },
  'password.changed': { label: 'new passwords', alertFrom: null },
  'second-factor.changed': { label: 'changes of a second proof at sign-in', alertFrom: 10 },
  'role.given': { label: 'roles given', alertFrom: 10 },
  'role.taken': { label: 'roles taken away', alertFrom: 10 },
  'personal-data.exported': { label: 'files with personal data taken', alertFrom: 20 },
  'pan.read': { label: 'tax numbers looked at in the office', alertFrom: 50 },
  'backup.taken': { label: 'backups taken in the office', alertFrom: 4 },
  'webhook.forged': { label: 'messages that only pretend to come from the payment gateway', alertFrom: 20 },
  'origin.refused': { label: 'forms sent from other sites', alertFrom: 100 },
  'limit.reached': { label: 'requests refused because of a limit', alertFrom: null },
  'permission.refused': { label: 'pages of the office asked for without the permission', alertFrom: 50 },
  'proof.failed': { label: 'wrong passwords or codes of somebody who is signed in', alertFrom: 10 },
  'change.asked': { label: 'changes that wait for a second owner', alertFrom: null },
  'change.approved': { label: 'changes that a second owner approved', alertFrom: null },
  'change.declined': { label: 'changes that were declined or taken back', alertFrom: null },
} as const satisfies Record<string, SecurityEventModel>;

export type SecurityEvent = keyof typeof securityEvents;

export type SecurityCount = { what: SecurityEvent; label: string; count: number };

/**
 * The counts of the last hour that reach their limit; unknown events, counted by a later version,
 * are left out.
 */
export function alertsOf(counts: readonly { what: string; count: number }[]): SecurityCount[] {
  return counts.flatMap(({ what, count }) => {
    if (!isSecurityEvent(what)) return [];
    const { label, alertFrom }: SecurityEventModel = securityEvents[what];
    return alertFrom !== null && count >= alertFrom ? [{ what, label, count }] : [];
  });
}

function isSecurityEvent(what: string): what is SecurityEvent {
  return Object.hasOwn(securityEvents, what);
}
