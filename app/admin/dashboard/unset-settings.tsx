import { Link } from 'react-router';
import { settingScreens } from '#admin/menu/setting-screens.ts';
import type { DemoKey } from '#core/settings/demo-values.ts';
import { Notice } from '#ui/notice.tsx';

/** Settings that a production site needs before people give and buy, and what waits for each. */
export function UnsetSettings({ keys }: { keys: readonly DemoKey[] }) {
  const screens = settingScreens.filter(({ key }) => keys.some((one) => one === key));
  return (
    <Notice tone="wait">
      Still as in the demo:{' '}
      {screens.map(({ key, to, title }, at) => (
        <span key={key}>
          {at > 0 && ', '}
          <Link to={to} className="underline">
            {title}
          </Link>
        </span>
      ))}
      .
      {(keys.includes('bank') || keys.includes('upi')) &&
        ' A bank account or a UPI id is offered to donors once it is yours. Leave empty what you do not have.'}
      {keys.includes('shop') && ' The shop sells nothing until you have said who sells.'}
    </Notice>
  );
}
