/** The default texts of the settings in Hindi, by setting and path. */
export const hindiWords: Record<string, Record<string, string>> = {};
