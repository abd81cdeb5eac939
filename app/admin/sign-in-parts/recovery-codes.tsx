import * as m from '#messages/admin/sign-in.ts';

/** Shown once, right after they were created. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p>{m.recoveryNote}</p>
      <ul className="admin-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>
              {halves(code).map((half) => (
                <span key={half}>{half}</span>
              ))}
            </code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A narrow screen breaks a code in its middle and nowhere else. */
function halves(code: string): string[] {
  const middle = code.indexOf('-', code.length / 2 - 1) + 1;
  return [code.slice(0, middle), code.slice(middle)];
}
