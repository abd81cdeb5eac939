import type { IncomingMessage } from 'node:http';

/** The body is larger than its route allows, or stopped half-way. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly status: 400 | 413;
  constructor(status: 400 | 413) {
    super(status === 413 ? 'the body is too large' : 'the body ended early');
    this.status = status;
  }
}

/** Forms and events are small; uploads, which are not, have a limit of their own (upload-gate). */
const bodyLimit = 256 * 1024;

/**
 * Reads the whole body before anything runs, so that size and time are bounded here once for every
 * route, and a signature can be checked over the exact bytes. Throws BodyError.
 */
export async function readBody(req: IncomingMessage, limit = bodyLimit): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new BodyError(413);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new BodyError(413);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyError) throw error;
    throw new BodyError(400);
  }
  return Buffer.concat(chunks, size);
}
