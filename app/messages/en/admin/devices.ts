/** A browser as people recognize it. */

export const unknownDevice = 'Unknown device';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const someBrowserOn = (system: string) => `A browser on ${system}`;
export const phoneOrPad = 'iPhone or iPad';
