import { use } from 'react';
import { ScriptMarkContext } from '../../script-mark.tsx';

/** A few bytes that run before the next thing is painted. The CSP allows it by its hash. */
export function InlineScript({ code }: { code: string }) {
  const mark = use(ScriptMarkContext);
  return (
    <script
      nonce={mark || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is our own constant
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
