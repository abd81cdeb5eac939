import type { Role } from './roles.ts';

/**
 * Known to everybody who reads this repository; a production start refuses a database that holds
 * them.
 */
export const demoAdmin = { email: 'admin@temple.example', password: 'lamp-lotus-flute' } as const;

/**
 * One of each role and two owners, all with the demo administrator's password, so that every desk
 * can be looked at.
 */
export const demoStaff: readonly { email: string; name: string; role: Role }[] = [
  { email: demoAdmin.email, name: 'Radhika Devi', role: 'owner' },
  // A second owner: what one alone may not change can be tried.
  { email: 'owner@temple.example', name: 'Kishori Devi', role: 'owner' },
  { email: 'accounts@temple.example', name: 'Vivek Rana', role: 'accounts' },
  { email: 'content@temple.example', name: 'Meera Iyer', role: 'content' },
  { email: 'seva-desk@temple.example', name: 'Gopal Das', role: 'seva-desk' },
  { email: 'shop-desk@temple.example', name: 'Sarala Devi', role: 'shop-desk' },
  { email: 'guest-house-desk@temple.example', name: 'Damodar Das', role: 'guest-house-desk' },
  { email: 'event-organiser@temple.example', name: 'Tulasi Devi', role: 'event-organiser' },
  { email: 'gate-steward@temple.example', name: 'Arjun Das', role: 'gate-steward' },
  { email: 'viewer@temple.example', name: 'Lalita Sharma', role: 'viewer' },
];

export const demoStaffEmails: readonly string[] = demoStaff.map(({ email }) => email);
