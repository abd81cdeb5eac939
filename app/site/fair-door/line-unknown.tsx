import * as m from '#messages/line.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';

export function LineUnknown() {
  return (
    <UnknownPage title={m.lineUnknown} ways={[{ to: href('/events'), words: m.allEvents }]}>
      {m.lineUnknownLead}
    </UnknownPage>
  );
}
