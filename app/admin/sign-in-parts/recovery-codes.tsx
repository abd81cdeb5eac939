/** Shown once, right after they were created. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        If your telephone is lost, each of these opens the office once instead of a code. Write them down or
        print them, and keep them where only you find them. They are not shown again.
      </p>
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
