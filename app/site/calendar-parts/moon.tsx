/**
 * The Moon of a day, lit from the right while it waxes. `phase` in degrees from new moon, 180 is
 * full. It is decorative: the lunar day is in the text.
 */
export function Moon({ phase, size = 16 }: { phase: number; size?: number }) {
  const growing = phase <= 180;
  // The edge of light is half an ellipse, as wide as the cosine of the phase.
  const bulge = Math.abs(Math.cos((phase * Math.PI) / 180)) * 8;
  const crescent = phase < 90 || phase > 270;
  const limb = growing ? 1 : 0;
  const edge = growing === crescent ? 0 : 1;
  return (
    <svg className="moon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" />
      <path d={`M8 0A8 8 0 0 ${limb} 8 16A${bulge.toFixed(1)} 8 0 0 ${edge} 8 0Z`} />
    </svg>
  );
}
