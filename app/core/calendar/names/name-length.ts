/** At most as long as the title of an entry that the temple renames. */
export const nameLength = { min: 1, max: 200 };
