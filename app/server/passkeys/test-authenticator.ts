import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

// An authenticator for tests: makes an ES256 key, attests nothing, signs what it is asked, counts
// its uses (WebAuthn level 3, 6.1 and 6.5; CTAP 2, CBOR by hand).

const userPresentAndVerified = 0x05;
const withKey = 0x40;

export function makeTestAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (rpID: string, flags: number, rest = Buffer.alloc(0)) => {
    uses += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    return Buffer.concat([createHash('sha256').update(rpID).digest(), Buffer.from([flags]), count, rest]);
  };
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  } as const;

  return {
    id: named.id,
    make({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const bytes = (text: string) => Buffer.from(text, 'base64url');
      // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
      const key = Buffer.concat([head, bytes(x), Buffer.from([0x22, 0x58, 0x20]), bytes(y)]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(rp.id ?? '', userPresentAndVerified | withKey, attested);
      // {fmt: 'none', attStmt: {}, authData}
      const size = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), size, authData],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    sign(
      { challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON,
      from = origin,
    ): AuthenticationResponseJSON {
      const data = clientData('webauthn.get', challenge, from);
      const authData = authenticatorData(rpId, userPresentAndVerified);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}

function text(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
}
