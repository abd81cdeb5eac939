import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import * as m from '#messages/ui.ts';
import { Ornament } from './ornament.tsx';

/** primary: marigold, one in a group. quiet: underlined text with an arrow. */
type ButtonLook = 'primary' | 'outline' | 'strong' | 'quiet';
type ButtonSize = 'sm' | 'md' | 'lg';

type Looks = { look?: ButtonLook; size?: ButtonSize; wide?: boolean; icon?: ReactNode; className?: string };

type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** The label while busy ('Paying…'). Further presses do nothing. */
    busy?: string | false | null;
    /** Why the button is disabled, shown beside it. */
    disabledBecause?: string | false | null;
  };

/** A button; in a form it submits (type="submit") by default. */
export function Button({
  look = 'primary',
  size = 'md',
  wide = false,
  icon,
  className = '',
  busy,
  disabledBecause,
  children,
  ...rest
}: ButtonProps) {
  const why = useId();
  const button = (
    <button
      {...rest}
      className={`${buttonClass(look, size, wide)} ${className}`}
      disabled={Boolean(disabledBecause)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      aria-describedby={disabledBecause ? why : rest['aria-describedby']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Waiting words={busy} /> : <Face look={look} words={children} icon={icon} />}
    </button>
  );
  if (!disabledBecause) return button;
  return (
    <span className={wide ? 'block' : undefined}>
      {button}
      <span id={why} className="btn-why">
        {disabledBecause}
      </span>
    </span>
  );
}

type ButtonLinkProps = Looks & ComponentProps<typeof Link> & { newTab?: boolean };

/** A link that looks like a button. `newTab` opens other sites in a new tab and says so. */
export function ButtonLink({
  look = 'primary',
  size = 'md',
  wide = false,
  icon,
  className = '',
  newTab = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const outside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link {...rest} {...outside} className={`${buttonClass(look, size, wide)} ${className}`}>
      <Face look={look} words={children} icon={icon} />
      {newTab && <span className="sr">{` ${m.inNewTab}`}</span>}
    </Link>
  );
}

function Face({ look, words, icon }: { look: ButtonLook; words: ReactNode; icon: ReactNode }) {
  return (
    <>
      {look === 'quiet' ? <span>{words}</span> : words}
      {icon}
    </>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <span className="btn-wait row" role="status">
      <Ornament name="lotus-loader" width={26} height={26} />
      {words}
    </span>
  );
}

function buttonClass(look: ButtonLook, size: ButtonSize, wide: boolean): string {
  return `btn btn-${look} ${size === 'md' ? '' : `btn-${size}`} ${wide ? 'btn-wide' : ''}`;
}
