/** What is passed on: some words and a full address. */
export type Shared = { title: string; url: string };

/** WhatsApp's own page for it: a plain link, which needs no script of ours. */
export function whatsAppHref({ title, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

/** Opens the phone's share sheet; where that fails, `otherwise`. */
export async function shareLink(shared: Shared, otherwise: () => unknown): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    // Closing the sheet is no error.
    if ((error as DOMException).name !== 'AbortError') await otherwise();
  }
}
