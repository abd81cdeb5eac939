import { readPhone } from '#core/fields/phone.ts';
import { type Outcome, refuse } from '#core/result.ts';

/**
 * A mobile number that a code can be sent to, in E.164. Only Indian ones: the templates of our text
 * messages are registered there, and numbers abroad are what is dear (rule I12).
 */
export function readMobile(typed: string): Outcome<string, 'phone-indian' | 'mobile-abroad'> {
  const phone = readPhone(typed);
  if (!phone.ok) return refuse(phone.code === 'phone-indian' ? 'phone-indian' : 'mobile-abroad');
  return phone.value.startsWith('+91') ? phone : refuse('mobile-abroad');
}

/** '+91 98765 43210', as people read it. */
export function mobileWords(mobile: string): string {
  return mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
