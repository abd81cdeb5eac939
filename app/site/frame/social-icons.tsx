// Lucide has no brand icons; these four are drawn in its style.
const drawings = {
  instagram: (
    <>
      <rect x="4.5" y="4.5" width="15" height="15" rx="4.5" />
      <circle cx="12" cy="12" r="3.4" />
      <path d="M16.4 7.6v.1" />
    </>
  ),
  facebook: (
    <path d="M14.5 8.5H17V5h-2.5C12 5 11 6.7 11 8.7V11H8.5v3.5H11V20h3.5v-5.5H17l.5-3.5h-3V9.3c0-.5.3-.8.8-.8z" />
  ),
  youtube: (
    <>
      <rect x="3.5" y="6" width="17" height="12" rx="3.5" />
      <path d="M10.5 9.5v5l4-2.5z" />
    </>
  ),
  twitter: <path d="M4.5 4.5 19.5 19.5M19 4.5 4.5 19.5" />,
};

export type SocialSite = keyof typeof drawings;

export function SocialIcon({ of: site }: { of: SocialSite }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[site]}
    </svg>
  );
}
