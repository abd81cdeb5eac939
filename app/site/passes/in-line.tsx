import * as line from '#messages/line.ts';
import * as m from '#messages/passes.ts';
import { NothingChosen } from '#site/checkout-parts/checkout-frame.tsx';

/** Instead of the form, for whoever has to take a place in the line first. */
export function InLine({ event, line: to }: { event: string; line: string }) {
  const words = { title: line.title, lead: line.lead(event) };
  return (
    <NothingChosen
      page={m.bookPasses}
      picture="kirtan"
      words={words}
      ways={[{ to, label: line.takePlace }]}
    />
  );
}
