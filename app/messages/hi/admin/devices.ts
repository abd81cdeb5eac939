/** A browser as people recognize it. */

export const unknownDevice = 'अज्ञात उपकरण';
export const browserOn = (browser: string, system: string) => `${system} पर ${browser}`;
export const someBrowserOn = (system: string) => `${system} पर कोई ब्राउज़र`;
export const phoneOrPad = 'iPhone या iPad';
