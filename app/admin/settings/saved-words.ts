/** The message of a settings page after a save, by its word in the URL. */
export const savedWords: Record<string, string> = {
  1: 'Saved. Every page shows it from now on.',
  asked:
    'Nothing has changed yet: another owner must approve it first. Where there is no other, it is done in two days. Every owner gets a letter.',
  'put-back': 'The former version stands again. Every page shows it from now on.',
};
