import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type TestPost = {
  url: string;
  /** What arrived, in order, parsed as a mail reader would. */
  letters: Email[];
  recipients: string[];
  close: () => Promise<void>;
};

/**
 * A mail server on a free port. `refusals` are used up one a recipient before it takes letters;
 * `beforeTaking` runs when a letter (with its running number) has arrived whole and its sender does
 * not know it yet.
 */
export async function openTestPost(
  options: { refusals?: number[]; greetsNobody?: boolean; beforeTaking?: (count: number) => void } = {},
): Promise<TestPost> {
  const letters: Email[] = [];
  const recipients: string[] = [];
  const refusals = [...(options.refusals ?? [])];
  const handlers: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, next) =>
      next(options.greetsNobody ? Object.assign(new Error('closed for today'), { responseCode: 421 }) : null),
    onRcptTo: ({ address }, _session, next) => {
      const responseCode = refusals.shift();
      if (responseCode) next(Object.assign(new Error(`<${address}> not now`), { responseCode }));
      else {
        recipients.push(address);
        next();
      }
    },
    onData: (stream, _session, next) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          letters.push(letter);
          options.beforeTaking?.(letters.length);
          next();
        }, next);
      });
    },
  };
  const server = new SMTPServer(handlers);
  // A client that disconnects in the middle is the client's matter.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    recipients,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
