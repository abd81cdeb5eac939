import { Sheet } from './sheet.tsx';

const colours = [
  ['bg', 'text'],
  ['bg-soft', 'text'],
  ['bg-blush', 'text'],
  ['surface', 'text-2'],
  ['surface-sunk', 'text-3'],
  ['surface-off', 'text'],
  ['link', 'bg'],
  ['mark', 'on-mark'],
  ['action', 'on-action'],
  ['action-2', 'on-action'],
  ['strong', 'on-strong'],
  ['success-bg', 'success'],
  ['danger-bg', 'danger'],
  ['warning-bg', 'warning'],
  ['info-bg', 'info'],
] as const;

export function ColourSheet() {
  return (
    <Sheet title="Colour, by role" full>
      <ul className="swatches">
        {colours.map(([ground, ink]) => (
          <li key={ground} style={{ background: `var(--${ground})`, color: `var(--${ink})` }}>
            {ground}
            <br />
            {ink}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function TypeSheet() {
  return (
    <Sheet title="Type">
      <p className="font-display text-h1 leading-none">Śrīmad-Bhāgavatam</p>
      <p className="font-display text-h3 text-link italic">saṅkīrtana, ācārya, Gauḍīya, kṛṣṇa-kathā, pitṝn</p>
      <p className="font-display text-h3" lang="sa">
        हरे कृष्ण हरे कृष्ण कृष्ण कृष्ण हरे हरे
      </p>
      <p>
        Source Sans 3 carries everything you read and press: ā ī ū ṛ ṝ ḷ ṅ ñ ṭ ḍ ṇ ś ṣ ṁ ḥ, ₹1,08,000 and{' '}
        <span className="num">04:30 - 13:00</span>. <b>Semibold for labels.</b>
      </p>
      <p className="lead">A lead says in one sentence why the page is worth a minute.</p>
    </Sheet>
  );
}
