export type Methods = readonly string[];

type RouteParts = { default?: unknown; loader?: unknown; action?: unknown };

/** The methods of a route: a page can be read, an action is posted (RFC 9110, 9.3). */
export function methodsOf({ default: page, loader, action }: RouteParts): Methods {
  return [...(page || loader ? ['GET', 'HEAD'] : []), ...(action ? ['POST'] : [])];
}

/** The `allow` header of an address; everybody may ask for it. */
export function allowHeader(methods: Methods): string {
  return [...methods, 'OPTIONS'].join(', ');
}
