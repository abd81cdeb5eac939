import type { LetterKey } from '#core/letters/letter-texts.ts';
import { securityEvents } from '#core/security/security-events.ts';
import type { OwnersNotification } from '../mail/letter.ts';
import { accountLetter } from './account-letters.ts';
import { changeLetter } from './change-letter.ts';
import { donationsAccountLetter } from './donations-account-letter.ts';
import { at, link, type Sample } from './sample.ts';
import { securityLetter } from './security-letters.ts';

/** Each of several letters, but for whom it greets. */
type Nameless<Letter> = Letter extends unknown ? Omit<Letter, 'name'> : never;

const ofAccount =
  (letter: Nameless<Parameters<typeof accountLetter>[0]>): Sample =>
  (writing, { name }) =>
    accountLetter({ ...letter, name }, writing);

const ofChange =
  (says: OwnersNotification['says'], outcome = ''): Sample =>
  (writing, { name }) => {
    const rows = [{ label: 'Account number', before: '••••4321', after: '••••8765' }];
    const notification = { says, outcome, name, who: 'Radhika Devi', what: 'bank account', rows, until: at };
    return changeLetter(notification, writing);
  };

const ofSecurity =
  (letter: Nameless<Parameters<typeof securityLetter>[0]>): Sample =>
  (writing, { name }) =>
    securityLetter({ ...letter, name }, writing);

/** Of accounts, their security and changes that an owner agrees to. */
export const sampleAccounts = {
  'verify-email': ofAccount({ kind: 'verify-email', code: '123456', link }),
  'account-exists': ofAccount({ kind: 'account-exists', link }),
  'reset-password': ofAccount({ kind: 'reset-password', link }),
  'change-email': ofAccount({ kind: 'change-email', code: '123456' }),
  'email-changed': ofAccount({ kind: 'email-changed' }),
  'gifts-account': (writing, { name }) =>
    donationsAccountLetter(
      {
        setting: 'bank',
        name,
        who: 'Radhika Devi',
        at,
        changes: [{ label: 'Account number', before: '••••4321', after: '••••8765' }],
      },
      writing,
    ),
  'new-browser': ofSecurity({ kind: 'new-browser', at, browser: 'Chrome on Android' }),
  'password-changed': ofSecurity({ kind: 'password-changed', at, browser: 'Chrome on Android' }),
  'mobile-changed': ofSecurity({ kind: 'mobile-changed', at, browser: 'Chrome on Android' }),
  'second-factor-changed': ofSecurity({ kind: 'second-factor-changed', at, change: 'codes-renewed' }),
  'security-alarm': ofSecurity({
    ...{ kind: 'security-alarm', label: securityEvents['sign-in.failed'].label, count: 240 },
  }),
  'change-asked': ofChange('asked'),
  'change-alone': ofChange('alone'),
  'change-decided': ofChange('decided', 'approved and done'),
  'staff-invitation': ofAccount({ kind: 'staff-invitation', roles: ['Accounts', 'Viewer'], link }),
} satisfies Partial<Record<LetterKey, Sample>>;
