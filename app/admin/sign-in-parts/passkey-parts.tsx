import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';

type Options<Start extends (given: never) => unknown> = Parameters<Start>[0] extends {
  optionsJSON: infer Json;
}
  ? Json
  : never;

/** The action's answer to a step of adding a passkey. */
type AddAnswer = {
  options?: Options<typeof startRegistration> | null;
  problem?: string | null;
};

const notMade = m.noPasskeyMade;

/**
 * Creates a passkey on this device or a security key, in two steps: the site sends options, the
 * device answers.
 */
export function AddPasskey() {
  const { data, state, submit } = useFetcher<AddAnswer>();
  const name = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const options = data?.options;
  useEffect(() => {
    if (!options) return;
    startRegistration({ optionsJSON: options }).then(
      (made) =>
        submit(
          { intent: 'passkey-add', name: name.current?.value ?? '', response: JSON.stringify(made) },
          { method: 'post' },
        ),
      () => setFailure(notMade),
    );
  }, [options, submit]);
  const problem = data?.problem ?? null;
  const ofName = problem === 'passkey-name' ? adminMessageFor(problem) : null;
  return (
    <div className="admin-form noscript:hidden">
      {(failure || (problem && !ofName)) && (
        <Notice tone="bad">{failure ?? adminMessageFor(problem ?? '')}</Notice>
      )}
      <TextInput
        name="passkey-name"
        label={m.passkeyName}
        hint={m.passkeyNameHint}
        maxLength={60}
        ref={name}
        error={ofName}
      />
      <div>
        <Button
          type="button"
          look="outline"
          size="sm"
          data-needs-script
          busy={state !== 'idle' && m.asking}
          onClick={() => {
            setFailure(null);
            submit({ intent: 'passkey-options' }, { method: 'post' });
          }}
        >
          {m.addPasskey}
        </Button>
      </div>
    </div>
  );
}

type UseAnswer = { options?: Options<typeof startAuthentication> | null };

/** Signs in with a passkey instead of a code. */
export function UsePasskey() {
  const { data, state, submit: ask } = useFetcher<UseAnswer>();
  const submit = useSubmit();
  const [failed, setFailed] = useState(false);
  const options = data?.options;
  useEffect(() => {
    if (!options) return;
    startAuthentication({ optionsJSON: options }).then(
      (signed) => submit({ intent: 'passkey', response: JSON.stringify(signed) }, { method: 'post' }),
      () => setFailed(true),
    );
  }, [options, submit]);
  return (
    <div className="noscript:hidden">
      {failed && <Notice tone="bad">{m.passkeyNoAnswer}</Notice>}
      <Button
        type="button"
        wide
        look="strong"
        data-needs-script
        busy={state !== 'idle' && m.asking}
        onClick={() => {
          setFailed(false);
          ask({ intent: 'passkey-options' }, { method: 'post' });
        }}
      >
        {m.usePasskey}
      </Button>
    </div>
  );
}
