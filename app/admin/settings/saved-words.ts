import * as m from '#messages/admin/settings.ts';
/** The message of a settings page after a save, by its word in the URL. */
export const savedWords: Record<string, string> = {
  1: m.saved,
  asked: m.changeAsked,
  'put-back': m.putBackDone,
};
