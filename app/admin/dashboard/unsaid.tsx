import { Link } from 'react-router';
import { settingScreens } from '#admin/shared/setting-screens.ts';
import { Notice } from '#ui/notice.tsx';

/** What an owner of a real temple has to say before people give and buy: it stands as the demo has it. */
export function Unsaid({ keys }: { keys: readonly string[] }) {
  const screens = settingScreens.filter(({ key }) => keys.includes(key));
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
      . Gifts by transfer are offered once the bank account and the UPI id are yours.
    </Notice>
  );
}
