import type { Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import type { Mail, Mailer, SendOutcome } from './mailer.ts';

const second = 1000;
const longestSend = 60 * second;

/**
 * Refusals of this very recipient (RFC 5321, 4.2.3); a full mailbox (552) may have room tomorrow.
 */
const recipientRefusals = new Set([501, 550, 551, 553, 556]);

export type SmtpOptions = {
  /** Without encryption nothing is sent. */
  requireTls: boolean;
  /** For the connection and the greeting, twice as long for each later answer. */
  waitSeconds?: number;
};

/** Sends through an SMTP server on pooled connections, with a limit on every wait. */
export function makeSmtpMailer(url: string, options: SmtpOptions): Mailer {
  const wait = (options.waitSeconds ?? 10) * second;
  const open = async (): Promise<Transporter> => {
    // Loaded with the first letter: the start of the site does not wait for it.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      maxMessages: 100,
      requireTLS: options.requireTls,
      connectionTimeout: wait,
      greetingTimeout: wait,
      socketTimeout: 2 * wait,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as SMTPPool.Options);
  };
  let transport: Promise<Transporter> | null = null;
  return {
    send: async (mail) => {
      transport ??= open();
      const limit = new AbortController();
      try {
        return await Promise.race([deliver(await transport, mail), tooLong(limit.signal)]);
      } finally {
        limit.abort();
      }
    },
    close: async () => (await transport)?.close(),
  };
}

async function deliver(transport: Transporter, mail: Mail): Promise<SendOutcome> {
  try {
    await transport.sendMail({
      messageId: `<${mail.messageId}>`,
      from: mail.from,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // Suppresses automatic replies (RFC 3834).
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(mail.stopAt === undefined ? {} : stopHeaders(mail.stopAt)),
      },
      attachments: mail.attachments.map((one) => ({
        filename: one.fileName,
        contentType: one.contentType,
        content: one.content,
        ...(one.contentId === undefined ? {} : { cid: one.contentId, contentDisposition: 'inline' as const }),
      })),
    });
    return { ok: true };
  } catch (error) {
    return outcomeOf(error as SmtpError);
  }
}

/** Mail readers show a button that posts there (RFC 2369, RFC 8058). */
function stopHeaders(stopAt: string) {
  return { 'List-Unsubscribe': `<${stopAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** SMTP's many errors as our two kinds. What is not surely the recipient's is retried. */
function outcomeOf(error: SmtpError): SendOutcome {
  const refused = error.command === 'RCPT TO' && recipientRefusals.has(error.responseCode ?? 0);
  return {
    ok: false,
    kind: refused ? 'refused' : 'unavailable',
    code: [error.code, error.command, error.responseCode].filter(Boolean).join(' ') || error.name,
    reason: error.message,
  };
}

function tooLong(done: AbortSignal): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ ok: false, kind: 'unavailable', code: 'ETOOLONG', reason: 'no answer in time' }),
      longestSend,
    );
    done.addEventListener('abort', () => clearTimeout(timer));
  });
}
