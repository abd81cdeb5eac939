import { z } from 'zod';

const line = /^[\w-]+=[\x21-\x7e][\x20-\x7e]*$/;

/** 'name=value,name=value', values encoded as in an address, as OpenTelemetry has it. */
export const otlpHeadersSetting = z.string().transform((text, check) => {
  const pairs = text.split(',').map((pair) => decode(pair.trim()));
  if (pairs.every((pair) => line.test(pair)))
    return Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
  check.addIssue('must be name=value, several with commas');
  return z.NEVER;
});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
