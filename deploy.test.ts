import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { largestForm } from '#core/media/media-file.ts';
import manifest from './package.json' with { type: 'json' };

// What the files of `deploy` must share with the rest: nothing here can start a container, so at least the words agree.

const read = (file: string): string => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp): (string | undefined)[] =>
  [...text.matchAll(pattern)].map((match) => match[1]);
const mebibytes = 1024 * 1024;

const image = read('Dockerfile');
const unit = read('deploy/mandir.service');
const compose = read('deploy/compose.yaml');

describe('the files for production', () => {
  it('are each named with how they were tried', () => {
    const files = readdirSync('deploy', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\w\.\w|hosts$/.test(name) && !name.endsWith('README.md'),
    );
    const named = all(read('deploy/README.md'), /`([\w./-]+)`/g);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('of the cluster know each other by the names of its hosts', () => {
    const names = all(read('deploy/cluster/hosts'), /^10\.\S+ (\S+)/gm);
    for (const file of [
      'etcd.yml',
      'patroni.yml',
      'haproxy-database.cfg',
      'haproxy-front.cfg',
      'prometheus.yml',
    ]) {
      const used = all(read(`deploy/cluster/${file}`), /\b((?:db|site)-\w+|front|store|watch):\d/g);
      expect(used.length, file).toBeGreaterThan(1);
      for (const name of used) expect(names, file).toContain(name);
    }
  });

  it('run the Node that the packages bring', () => {
    const versions = Object.entries(manifest.optionalDependencies)
      .filter(([name]) => name.startsWith('node-linux-'))
      .map(([, version]) => version);
    expect(new Set([...versions, ...all(image, /^FROM node:([\d.]+)-/gm)]).size).toBe(1);
    expect(all(image, /^FROM node:([\d.]+)-/gm)).toHaveLength(2);
  });

  it('start it as `npm run serve` does', () => {
    const serve = manifest.scripts.serve.split(' ');
    const flags = serve.filter((word) => word.startsWith('--'));
    expect(flags.length).toBeGreaterThan(0);
    for (const flag of flags) for (const file of [image, unit]) expect(file).toContain(flag);
    for (const file of [image, unit]) expect(file).toContain(serve[0]);
  });

  it('get a list of what runs, beside the server and not among what it serves', () => {
    expect(manifest.scripts.build).toMatch(/&& node scripts\/write-sbom\.ts build\/[\w.]+$/);
    expect(all(image, /^COPY --from=build \S+\/(build) /gm)).toEqual(['build']);
  });

  it('stand behind no shell, which would keep SIGTERM to itself and leave the site running', () => {
    expect(manifest.scripts.serve).toMatch(/^MALLOC_ARENA_MAX=1 exec node /);
    expect(manifest.scripts.start).toMatch(/&& exec npm run serve$/);
  });

  it('keep the optional packages of the image: the binaries of the picture library are some', () => {
    const install = all(image, /^RUN (npm ci [^&\\\n]*)/gm);
    expect(install).toHaveLength(2);
    for (const command of install) expect(command).not.toMatch(/omit=optional|no-optional/);
  });

  it('give uploaded pictures a place that outlives the container', () => {
    const folder = /DATA_FOLDER: (\S+)/.exec(compose)?.[1];
    const volume = /- (\w+):(\S+)\n/g;
    const mounts = [...compose.matchAll(volume)].filter((match) => match[2] === folder);
    expect(mounts).toHaveLength(1);
    expect(compose.split(/^volumes:$/m)[1]).toContain(`  ${mounts[0]?.[1]}:`);
    // The site is not root there, and what it may not write to is of no use.
    expect(image).toContain('mkdir data && chown node:node data');
  });

  it('try the backups, with their files, where the night leaves them', () => {
    const [night, drill] = [
      read('deploy/mandir-backup.service'),
      read('deploy/mandir-restore-drill.service'),
    ];
    const [folder = ''] = all(night, /--files ([\w/]+)/g);
    expect(all(drill, /--files ([\w/]+)/g)).toEqual([folder]);
    expect(all(night, /find (\S+) -type f -mtime/g)).toEqual([folder]);
    expect(all(drill, /ls (\w+)\/\*\.gz/g)).toEqual(all(night, /(\w+)\/\$\(date/g));
  });

  it('let a proxy pass on what the site would take', () => {
    const caddy = Number(/max_size (\d+)MiB/.exec(read('deploy/Caddyfile'))?.[1]);
    const nginx = Number(/client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))?.[1]);
    expect(Math.min(caddy, nginx) * mebibytes).toBeGreaterThanOrEqual(largestForm);
  });
});

describe('.env.example', () => {
  const named = all(read('.env.example'), /^([A-Z_]+)=/gm);
  const known = all(read('app/server/environment.ts'), /^ {2}([A-Z_]+): \w/gm);

  it('names every variable that the site reads, and no other', () => {
    expect(known.length).toBeGreaterThan(10);
    expect(named.toSorted()).toEqual(known.toSorted());
  });
});
