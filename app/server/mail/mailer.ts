/**
 * A letter ready to go. The subject and the addresses are plain text; the provider encodes them.
 */
export type Mail = {
  /**
   * Without angle brackets, the same on every try, so that a mail reader shows a repeated letter
   * once.
   */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  /**
   * Where letters like this one are stopped: mail readers show a button for it that posts there
   * (RFC 8058).
   */
  stopAt?: string;
};

export type MailAddress = { name: string; address: string };

type Attachment = {
  fileName: string;
  contentType: string;
  content: Buffer;
  /** Shown within the HTML as cid:… instead of being listed. */
  contentId?: string;
};

/**
 * unavailable: try again later, whatever the reason. refused: this recipient does not exist,
 * another try is pointless. `reason` may name the address and is for the outbox row; `code` is fit
 * for the log.
 */
export type SendOutcome =
  | { ok: true }
  | { ok: false; kind: 'unavailable' | 'refused'; code: string; reason: string };

/**
 * The port to a mail server. `send` answers within a minute and never throws for what the server
 * answers.
 */
export type Mailer = { send: (mail: Mail) => Promise<SendOutcome>; close: () => Promise<void> };
