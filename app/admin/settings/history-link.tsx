import History from 'lucide-react/icons/history';
import * as m from '#messages/admin/settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { settingHref } from './setting-href.ts';

/** Links to the history of a part of the settings. `of`: its path below the settings. */
export function HistoryLink({ of }: { of: string }) {
  return (
    <ButtonLink to={`${settingHref(of)}/history`} look="outline" size="sm" icon={<Icon of={History} />}>
      {m.history}
    </ButtonLink>
  );
}
