type Child = Node | string | null | false;
type Attributes = Record<string, string | number | boolean | null | ((event: Event) => void)>;

/** An element with its attributes; what begins with `on` listens. Text is never read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

/** A sign of one path on a square of 24. */
export function sign(path: string, className = 'sign'): SVGSVGElement {
  const made = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'path');
  made.setAttribute('viewBox', '0 0 24 24');
  made.setAttribute('class', className);
  made.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  made.append(line);
  return made;
}
