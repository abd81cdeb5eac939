import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { inlineScriptsOf } from './finish-page.ts';

/**
 * A page that is the same for everybody but for the purchase key of its form. The parts between the
 * keys are cached compressed; each copy that is sent gets a key of its own.
 */
export type KeyedPage = {
  /** The answer with a new key, as gzip or plain. */
  copy: (encoding: 'gzip' | 'identity') => { head: string[]; body: Buffer };
};

const toDeflate = promisify(deflateRaw);

/** Unguessable, like `services.ids`. */
export function makePurchaseKey(): string {
  return `intent_${randomBytes(16).toString('base64url')}`;
}

/** `key` is the one with which the page was rendered. */
export async function prepareKeyedPage(
  headers: readonly [string, string][],
  html: string,
  key: string,
): Promise<KeyedPage> {
  const texts = html.split(key);
  const plain = texts.map((text) => Buffer.from(text));
  // A full flush ends on a whole byte and refers to nothing before it: such pieces can be
  // concatenated (RFC 1951, 3.2.3).
  const deflated = await Promise.all(
    plain.map((piece, at) => {
      const isLast = at === plain.length - 1;
      return toDeflate(piece, {
        level: 9,
        finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH,
      });
    }),
  );
  const scripts = inlineScriptsOf(html).filter((script) => script.includes(key));
  const others = headers.filter(
    ([name]) => !/^(content-security-policy|content-length|cache-control)$/.test(name),
  );
  const policy = headers.find(([name]) => name === 'content-security-policy')?.[1];
  const common = [...others.flat(), 'cache-control', 'no-store', 'vary', 'Accept-Encoding'];
  return {
    copy: (encoding) => {
      const fresh = makePurchaseKey();
      const whole = joined(plain, Buffer.from(fresh));
      const body = encoding === 'gzip' ? gzipOf(joined(deflated, storedBlock(fresh)), whole) : whole;
      const head = [
        ...common,
        ...(policy === undefined ? [] : ['content-security-policy', allow(policy, scripts, key, fresh)]),
        ...(encoding === 'gzip' ? ['content-encoding', 'gzip'] : []),
        ...['content-length', String(body.length)],
      ];
      return { head, body };
    },
  };
}

/**
 * The policy names scripts by their hashes: a script with the key in it has another hash for
 * another key.
 */
function allow(policy: string, scripts: readonly string[], old: string, fresh: string): string {
  return scripts.reduce(
    (result, script) => result.replace(hashOf(script), hashOf(script.replaceAll(old, fresh))),
    policy,
  );
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

function joined(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece])));
}

/** Uncompressed text as a block of its own (RFC 1951, 3.2.4). */
function storedBlock(text: string): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** The gzip file around deflated pieces (RFC 1952, 2.3). */
function gzipOf(deflated: Buffer, whole: Buffer): Buffer {
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(whole), 0);
  tail.writeUInt32LE(whole.length, 4);
  return Buffer.concat([head, deflated, tail]);
}
