/** How long what was deleted can be restored: rows, and the bytes of files of the library. */
export const binDays = 30;
