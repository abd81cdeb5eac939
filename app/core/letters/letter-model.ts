/** The words of a letter that the office may change. What is data (rows, codes, links, files) is not among them. */
export type LetterText = {
  subject: string;
  /** The line that mail readers show beside the subject. */
  preview: string;
  /** One warm line in Hindi under the greeting; '' for none. */
  hindi: string;
  /** Paragraphs, parted by empty lines. */
  body: string;
  /** '' where the letter has no button. */
  button: string;
  /** In small type at the end; paragraphs. */
  notes: string;
};

export type LetterField = keyof LetterText;

/** What is filled in where a text says '{name}'. */
export type LetterPlace = {
  says: string;
  sample: string;
  /** The one field where it may stand. */
  only?: LetterField;
  /** It must stand in that field. */
  needed?: true;
};

export type LetterModel<Place extends string = string> = {
  title: string;
  /** When it is written, and to whom. */
  when: string;
  places: Readonly<Record<Place, LetterPlace>>;
  text: LetterText;
};

/** Keeps the names of a letter's places for the compiler: who fills them cannot forget one. */
export function letter<Place extends string = never>(model: LetterModel<Place>): LetterModel<Place> {
  return model;
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
