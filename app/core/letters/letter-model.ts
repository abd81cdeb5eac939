/**
 * The texts of a letter that the staff may change. Data (rows, codes, links, files) is not among
 * them.
 */
export type LetterText = {
  subject: string;
  /** The line that mail readers show beside the subject. */
  preview: string;
  /** One warm line in Hindi under the greeting; '' for none. */
  hindi: string;
  /** Paragraphs, separated by empty lines. */
  body: string;
  /** '' where the letter has no button. */
  button: string;
  /** In small type at the end; paragraphs. */
  notes: string;
};

export type LetterField = keyof LetterText;

/** The value of a placeholder '{name}'. */
export type LetterPlace = {
  says: string;
  sample: string;
  /** The only field it may be in. */
  only?: LetterField;
  /** Required in that field. */
  needed?: true;
};

/** A letter as it is written down; what the office calls it is in its catalogue. */
export type LetterDraft<Place extends string = string> = {
  places: Readonly<Record<Place, LetterPlace>>;
  text: LetterText;
};

export type LetterModel = LetterDraft & {
  title: string;
  /** When it is written, and to whom. */
  when: string;
};

/** Keeps the names of a letter's placeholders for the compiler: a caller cannot forget one. */
export function letter<Place extends string = never>(draft: LetterDraft<Place>): LetterDraft<Place> {
  return draft;
}

export const place = (
  says: string,
  sample: string,
  more: Pick<LetterPlace, 'only' | 'needed'> = {},
): LetterPlace => ({
  says,
  sample,
  ...more,
});
