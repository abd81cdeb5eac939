import { accessSync } from 'node:fs';

/** Debian's package, and a file of it that is run. */
const programs: Record<string, string> = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  pgbackrest: '/usr/bin/pgbackrest',
  haproxy: '/usr/sbin/haproxy',
  prometheus: '/usr/bin/prometheus',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
  'python3-keystonemiddleware': '/usr/lib/python3/dist-packages/keystonemiddleware/__init__.py',
  iproute2: '/sbin/ip',
  openssl: '/usr/bin/openssl',
};

/** What keeps this machine from running the cluster, in sentences; empty: nothing does. */
export function whatIsMissing(): string[] {
  const missing = Object.entries(programs).flatMap(([name, file]) => (isThere(file) ? [] : [name]));
  return [
    ...(process.getuid?.() === 0 ? [] : ['It needs root: each machine is a set of namespaces and mounts.']),
    ...(missing.length > 0
      ? [`Not installed: apt-get install --no-install-recommends ${missing.join(' ')}`]
      : []),
    ...(isThere('build/en/server/index.js') ? [] : ['Run "npm run build" first.']),
  ];
}

function isThere(file: string): boolean {
  try {
    accessSync(file);
    return true;
  } catch {
    return false;
  }
}
