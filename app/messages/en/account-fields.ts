/**
 * As in fields.ts, for the pages of accounts alone and the admin: the other forms need not load
 * them.
 */
export const refusals = {
  'password-short': 'Use at least 8 characters.',
  'password-long': 'Use at most 128 characters.',
  'password-common': 'This password is too common.',
  'password-own-name': 'Leave your name out of it.',
  'password-own-email': 'Leave your e-mail address out of it.',
  'password-own-phone': 'Leave your mobile number out of it.',
  'password-breached': 'Thieves know this password. Choose another.',
  'passwords-differ': 'The two passwords do not match.',
  'otp-invalid': 'Enter the 6 digits of the code.',
  'otp-wrong': 'That code is not right. {n} tries left.',
  'otp-expired': 'This code has expired. Ask for a new one.',
  'otp-resend-soon': 'Wait 30 seconds before you ask for another code.',
  'sign-in-wrong':
    'The sign-in details are not correct. With a mobile number it may help to use your e-mail address instead.',
  'sign-in-locked': 'Too many tries. Wait 15 minutes.',
  'too-many-codes': 'Too many codes were asked for. Wait an hour.',
  'link-invalid': 'This link is no longer valid. Ask for a new one.',
  'profile-conflict': 'This was changed elsewhere. Reload.',
  'email-same': 'This is your address already.',
  'password-wrong': 'This is not your password.',
  'staff-stays': 'You work in the temple office with this account. Ask an owner to take your roles first.',
  'no-receipt': 'There is no receipt to send.',
  'no-email': 'The donor gave no e-mail address.',
  'lunar-year': 'By tithi we can reckon dates from 1950 on. Choose “By date” for this one.',
  'lunar-month-extra':
    'This date lies in the extra month (Purusottama), which returns only every third year. Choose “By date”.',
  'pledge-cause': 'Choose a cause that takes gifts now.',
  'pledge-exists': 'You have promised for this cause already. Change that promise below.',
  'pledge-gone': 'This promise has ended meanwhile. You can make a new one.',
  'email-needed': 'The reminder comes by e-mail. Add an e-mail address to your profile first.',
  'proof-stale': 'Please sign in once more with a code, then do this within ten minutes.',
  'email-unverified': 'Confirm your e-mail address first.',
};
