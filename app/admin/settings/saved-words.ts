/** What a page of the settings says after a saving, by the word in its address. */
export const savedWords: Record<string, string> = {
  1: 'Saved. Every page shows it from now on.',
  'put-back': 'The former version stands again. Every page shows it from now on.',
};
