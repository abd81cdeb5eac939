/** Where the database is: one server, or several of which one at a time accepts writes. */
export type DatabaseHosts = {
  /** A connection string each, in the order in which they were named. */
  addresses: readonly [string, ...string[]];
  /** A server that accepts no writes, a standby, is not the right one. */
  mustWrite: boolean;
};

const refusedTarget = 'target_session_attrs must be read-write or primary: the site writes';

/**
 * Reads DATABASE_URL. Several hosts are written as libpq does, since node-postgres knows one
 * (brianc/node-postgres issue 2781): `postgres://user:password@a:5432,b:5433/db`. Throws an Error
 * without the address, which holds a password.
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function readDatabaseHosts(url: string): DatabaseHosts {
  const parts = /^(postgres(?:ql)?:\/\/)([^/?]*)([^?]*)(?:\?(.*))?$/s.exec(url);
  if (!parts) return { addresses: [url], mustWrite: false };
  const [, scheme = '', authority = '', path = '', query = ''] = parts;
  const parameters = new URLSearchParams(query);
  const target = parameters.get('target_session_attrs');
  const at = authority.lastIndexOf('@') + 1;
  const user = authority.slice(0, at);
  const hosts = authority.slice(at).split(',');
  if (target === null && hosts.length === 1) return { addresses: [url], mustWrite: false };
  if (target !== null && !(target === 'any' && hosts.length === 1) && !/^(read-write|primary)$/.test(target))
    throw new Error(refusedTarget);
  if (hosts.length > 1 && hosts.includes('')) throw new Error('a host is missing beside a comma');
  if (hosts.length > 1 && parameters.has('host'))
    throw new Error('several hosts are named before the path, not by the parameter host');
  parameters.delete('target_session_attrs');
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path;
  const [first = '', ...others] = hosts.map((host) => `${scheme}${user}${host}${rest}`);
  return { addresses: [first, ...others], mustWrite: target !== 'any' };
}

/** The host and port of an address, without user and password: for the log. */
export function hostOf(address: string): string {
  const authority = /^[a-z]+:\/\/([^/?]*)/.exec(address)?.[1] ?? '';
  return authority.slice(authority.lastIndexOf('@') + 1);
}
