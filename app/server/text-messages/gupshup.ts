import type { SendOutcome } from '../mail/mailer.ts';
import type { SmsConfig } from './sms-config.ts';
import type { TextSender } from './text-sender.ts';
import { textMessageWords } from './text-templates.ts';

const longestSend = 12_000;

/**
 * Sends by the HTTP interface of Gupshup Enterprise SMS: a form with the account, the number, the
 * words and the DLT ids of sender and template, answered in JSON. Others in India take much the
 * same. What is not surely refused for good is tried again.
 */
export function makeGupshup(config: SmsConfig, request: typeof fetch): TextSender {
  const registered = (template: string, language: string) => config.templates.get(`${template}.${language}`);
  return {
    languageFor: (template, language) =>
      registered(template, language) ? language : registered(template, 'en') ? 'en' : null,
    send: async ({ to, template, language, values }) => {
      const templateId = registered(template, language);
      if (!templateId) return refused('ETEMPLATE', `template ${template}.${language} is not registered`);
      const words = textMessageWords(template, language, values);
      const form = new URLSearchParams({
        ...{ method: 'SendMessage', v: '1.1', format: 'json', auth_scheme: 'plain' },
        ...{ userid: config.userId, password: config.password },
        ...{ send_to: to.replace('+', ''), msg: words },
        msg_type: /^[\x20-\x7e\n]*$/.test(words) ? 'TEXT' : 'UNICODE_TEXT',
        ...{ mask: config.header, principalEntityId: config.entityId, dltTemplateId: templateId },
      });
      try {
        const answer = await request(config.url, {
          method: 'POST',
          body: form,
          redirect: 'error',
          signal: AbortSignal.timeout(longestSend),
        });
        return outcomeOf(answer.status, await answer.text());
      } catch (error) {
        return unavailable((error as Error).name, String(error));
      }
    },
  };
}

/** `{"response":{"status":"success",…}}`; an error has its number in `id`. */
function outcomeOf(status: number, body: string): SendOutcome {
  if (status >= 500) return unavailable(`HTTP ${status}`, body);
  const { response } = readAnswer(body);
  if (status < 300 && response?.status === 'success') return { ok: true };
  // 105: the number is not valid. Anything else may be set right at the provider's: an account
  // without money, a template that is not approved yet.
  if (response?.id === '105') return refused('105', response.details ?? '');
  return unavailable(response?.id ?? `HTTP ${status}`, response?.details ?? body);
}

type Answer = { response?: { id?: string; status?: string; details?: string } };

function readAnswer(body: string): Answer {
  try {
    return (JSON.parse(body) ?? {}) as Answer;
  } catch {
    return {};
  }
}

function unavailable(code: string, reason: string): SendOutcome {
  return { ok: false, kind: 'unavailable', code, reason: reason.slice(0, 300) };
}

function refused(code: string, reason: string): SendOutcome {
  return { ok: false, kind: 'refused', code, reason: reason.slice(0, 300) };
}
