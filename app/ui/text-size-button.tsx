import * as m from '#messages/ui.ts';

/**
 * Larger text with strong contrast, for readers with weak eyes; at the largest it leads back. What
 * it does needs no React: server/http/starter/choose-text-size.ts.
 */
export function TextSizeButton() {
  return (
    <button type="button" className="icon-btn text-size noscript:hidden" data-text-size data-no-wake>
      <Face className="larger" mark={m.largerTextMark} words={m.largerText} />
      <Face className="usual" mark={m.usualTextMark} words={m.usualText} />
    </button>
  );
}

function Face({ className, mark, words }: { className: string; mark: string; words: string }) {
  return (
    <span className={className} title={words}>
      <span aria-hidden="true">{mark}</span>
      <span className="sr">{words}</span>
    </span>
  );
}
