import { z } from 'zod';
import { isLanguage } from '#core/language/languages.ts';
import { textTemplates } from './text-templates.ts';

/**
 * The account at the provider, and what is registered with the operators under the DLT rules of
 * TRAI (rule I12): the principal entity, the header that messages come from, and an id for each
 * template and language ('code.hi').
 */
export type SmsConfig = {
  url: string;
  userId: string;
  password: string;
  entityId: string;
  header: string;
  templates: ReadonlyMap<string, string>;
};

const entry = /^([a-z-]+)\.([A-Za-z-]+):(\d{6,30})$/;

/** 'code.en:1107…,code.hi:1107…'; 'code.en' must be there, unknown templates are refused. */
export const templatesSetting = z.string().transform((text, check) => {
  const read = text.split(',').map((one) => entry.exec(one.trim()));
  const known = (name: string | undefined) => textTemplates.some((one) => one === name);
  const ids = new Map(read.map((one) => [`${one?.[1]}.${one?.[2]}`, one?.[3] ?? '']));
  if (read.every((one) => one && known(one[1]) && isLanguage(one[2])) && ids.has('code.en')) return ids;
  check.addIssue('must be template.language:id, several with commas between, with code.en among them');
  return z.NEVER;
});
