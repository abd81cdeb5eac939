import { openTestPost } from '#server/mail/test-post.ts';

export type PostOffice = {
  url: string;
  /**
   * Every letter that arrived, in order: its Message-ID, and when in milliseconds of the monotonic
   * clock.
   */
  arrived: { id: string; at: number }[];
  close: () => Promise<void>;
};

/** The mail server to which both sites send. */
export async function openPostOffice(): Promise<PostOffice> {
  const arrived: PostOffice['arrived'] = [];
  const post = await openTestPost({
    beforeTaking: () => {
      const id = post.letters.at(-1)?.messageId ?? '';
      // The text is not needed, and a long run sends many receipts.
      post.letters.length = 0;
      arrived.push({ id, at: performance.now() });
    },
  });
  return { url: post.url, arrived, close: post.close };
}
