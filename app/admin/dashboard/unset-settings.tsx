import { Link } from 'react-router';
import { settingScreens } from '#admin/menu/setting-screens.ts';
import type { DemoKey } from '#core/settings/demo-values.ts';
import * as m from '#messages/admin/dashboard.ts';
import { Notice } from '#ui/notice.tsx';

/** Settings that a production site needs before people give and buy, and what waits for each. */
export function UnsetSettings({ keys }: { keys: readonly DemoKey[] }) {
  const screens = settingScreens.filter(({ key }) => keys.some((one) => one === key));
  return (
    <Notice tone="wait">
      {m.demoUntil}{' '}
      {screens.map(({ key, to, title }, at) => (
        <span key={key}>
          {at > 0 && ', '}
          <Link to={to} className="underline">
            {title}
          </Link>
        </span>
      ))}
      .{(keys.includes('bank') || keys.includes('upi')) && ` ${m.demoBank}`}
      {keys.includes('shop') && ` ${m.demoShop}`}
    </Notice>
  );
}
