export type Methods = readonly string[];

type RouteParts = { default?: unknown; loader?: unknown; action?: unknown };

/** The methods that a route knows: what it shows can be read, what it does is posted (RFC 9110, 9.3). */
export function methodsOf({ default: page, loader, action }: RouteParts): Methods {
  return [...(page || loader ? ['GET', 'HEAD'] : []), ...(action ? ['POST'] : [])];
}

/** What `allow` says of an address; everybody may ask for it. */
export function allowHeader(methods: Methods): string {
  return [...methods, 'OPTIONS'].join(', ');
}
