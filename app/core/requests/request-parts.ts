/** Who sends it. Each kind decides which of these it needs. */
export type Sender = { name: string; email: string | null; phone: string | null };

type English = typeof import('../../messages/en/admin/request-facts.ts');

/** The names of facts, in any language. */
export type RequestWords = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends Readonly<Record<string, string>>
      ? Readonly<Record<keyof English[Name], string>>
      : English[Name];
};

/** One fact of a request as text, for the staff. */
export type RequestFact = { label: string; value: string };

/**
 * A valid request of one kind. `subject` is one line for letters and lists, made of our own words
 * only.
 */
export type RequestOf<Kind extends string, Details> = {
  kind: Kind;
  sender: Sender;
  subject: string;
  details: Details;
};
