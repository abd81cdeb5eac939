import { type Role, roles } from '#core/people/roles.ts';
import * as m from '#messages/admin/staff.ts';
import { FieldError } from '#ui/forms/field.tsx';

/** The roles to give to a person; several may be ticked. */
export function RoleChoices({ held, error }: { held: readonly Role[]; error?: string | null }) {
  return (
    <fieldset className="field" aria-describedby={error ? 'roles-error' : undefined}>
      <legend className="lbl mb-2">{m.roles}</legend>
      <div className="admin-roles">
        {roles.map((role, at) => (
          <label key={role} className="check">
            <input
              type="checkbox"
              id={at === 0 ? 'roles' : undefined}
              name="roles"
              value={role}
              defaultChecked={held.includes(role)}
              aria-invalid={error ? true : undefined}
            />
            <span>
              {m.roleLabels[role]}
              <small className="block muted">{m.roleNotes[role]}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldError id="roles-error">{error}</FieldError>
    </fieldset>
  );
}
