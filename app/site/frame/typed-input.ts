import { commonPath } from '#core/language/languages.ts';

/** A field as it was left. `at`: which of the fields with this name, from the top of the page. */
type TypedField = {
  name: string;
  at: number;
  value: string;
  checked?: boolean;
  /** Which option: some are written in the language of the page. */
  option?: number;
};
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const passedOver = /^(hidden|password|file|submit|button|reset|image)$/;
/** What no browser keeps though its type does not say so. */
const secret = /^pan$|one-time-code|password|^cc-/;

/** Keeps what was typed into the forms of this page, for the same page in another language. */
export function keepTyped(): void {
  const fields = controls().flatMap((control): TypedField[] => {
    const { name, value } = control;
    const at = controls(name).indexOf(control);
    if (isTick(control)) {
      const { checked, type } = control;
      return type === 'checkbox' || checked ? [{ name, at, value, checked }] : [];
    }
    if (!isTyped(control)) return [];
    return [{ name, at, value, option: optionsOf(control).findIndex((option) => option.value === value) }];
  });
  if (fields.length > 0)
    sessionStorage.typed = JSON.stringify({ path: commonPath(location.pathname), fields });
}

/**
 * Puts it into the fields of this page: at once, and once more when React is there, which then
 * knows of it as of all that is typed. Nothing is left of it.
 */
export function restoreTyped(): void {
  const { path, fields } = JSON.parse(sessionStorage.typed) as { path: string; fields: TypedField[] };
  sessionStorage.removeItem('typed');
  if (path !== commonPath(location.pathname)) return;
  const filled = new Set<TypedField>();
  const other = fields.filter((field) => !holds(field));
  const fill = (again: boolean) => {
    const focused = document.activeElement;
    const { scrollY } = window;
    for (const field of other) {
      const control = find(field);
      // What was changed since is the visitor's.
      if (!control || (filled.has(field) && !(again && holds(field)))) continue;
      filled.add(field);
      put(control, field);
    }
    // Some choices lead on to the field that they ask for: nobody pressed them here.
    const { activeElement } = document;
    if (activeElement === focused || !(activeElement instanceof HTMLElement)) return;
    activeElement.blur();
    scrollTo({ top: scrollY, behavior: 'instant' });
  };
  // Twice each time: answers bring fields that were not there.
  const fillAll = (again: boolean) => {
    fill(again);
    setTimeout(() => fill(false));
  };
  fillAll(false);
  addEventListener('awake', () => fillAll(true), { once: true });
}

/** As if it was typed; where it only asks (GET) in silence, since some send themselves. */
function put(control: Control, field: TypedField): void {
  const isAnnounced = control.form?.method === 'post';
  if (isTick(control)) {
    control.checked = isAnnounced !== field.checked;
    if (isAnnounced) control.click();
    return;
  }
  // React hears of a value only where it is another than the last one it saw.
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    valueFor(control, field),
  );
  if (!isAnnounced) return;
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function holds(field: TypedField): boolean {
  const control = find(field);
  if (!control) return false;
  return isTick(control) ? control.checked === field.checked : control.value === valueFor(control, field);
}

function valueFor(control: Control, { value, option = -1 }: TypedField): string {
  const options = optionsOf(control);
  if (options.some((one) => one.value === value)) return value;
  return options[option]?.value ?? value;
}

function find({ name, at }: TypedField): Control | undefined {
  return controls(name)[at];
}

/** The fields of the page's forms, those with a name or all, without what is secret. */
function controls(name?: string): Control[] {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  return forms
    .flatMap(({ elements }) => [...elements])
    .filter(isControl)
    .filter(
      (control) =>
        control.name !== '' &&
        (name === undefined || control.name === name) &&
        !passedOver.test(control.type) &&
        !secret.test(control.name) &&
        !secret.test(control.autocomplete),
    );
}

function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea');
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function optionsOf(control: Control): HTMLOptionElement[] {
  if (control instanceof HTMLTextAreaElement) return [];
  return [...((control instanceof HTMLSelectElement ? control : control.list)?.options ?? [])];
}

/** A text that came with the page is written in its language; one that was refused was typed. */
function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement || !/^text/.test(control.type)) return true;
  return control.value !== control.defaultValue || document.querySelector('main [role="alert"]') !== null;
}
