/**
 * A refusal is a value, not an exception: the page words its code. `field` names the form field it
 * belongs beside, when there is one.
 */
export type Refusal<Code extends string = string> = { ok: false; code: Code; field?: string };
export type Outcome<Value, Code extends string = string> = { ok: true; value: Value } | Refusal<Code>;

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<Code extends string>(code: Code, field?: string): Refusal<Code> {
  return field === undefined ? { ok: false, code } : { ok: false, code, field };
}

/**
 * The problems of a form: one code a field; `code` is worded by core/fields/messages, whose braces
 * `values` fill.
 */
export type Problem = { field: string; code: string; values?: Record<string, string | number> };
export type Invalid = { ok: false; code: 'invalid'; problems: Problem[] };
export type FormOutcome<Value> = { ok: true; value: Value } | Invalid;

/** The refusal of a form with these problems. */
export function invalid(problems: Problem[]): Invalid {
  return { ok: false, code: 'invalid', problems };
}

/** The refusal of a form for one field. */
export function invalidField(field: string, code: string, values?: Problem['values']): Invalid {
  return invalid([values === undefined ? { field, code } : { field, code, values }]);
}
