import type { ReactNode } from 'react';
import * as m from '#messages/profile.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type FormEndProps = { children: ReactNode; stay?: string };

/** The last row of a form of the profile: its buttons, and the way back without a change. */
export function FormEnd({ children, stay = m.cancel }: FormEndProps) {
  return (
    <div className="row wrapx">
      {children}
      <ButtonLink to={href('/profile')} look="quiet">
        {stay}
      </ButtonLink>
    </div>
  );
}
