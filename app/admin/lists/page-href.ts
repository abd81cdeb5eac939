/** The address of another page of a list, with its filters. */
export function pageHref(query: string) {
  return (number: number): string => {
    const wanted = new URLSearchParams(query);
    wanted.set('page', String(number));
    return `?${wanted}`;
  };
}
