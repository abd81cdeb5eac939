import { AmountStep } from './amount-step.tsx';
import type { SimpleScreen } from './simple-model.ts';
import { WhoStep } from './who-step.tsx';

/** The screen of the short road that a loader or an action answers with. */
export function SimpleSteps({ screen }: { screen: SimpleScreen }) {
  if (screen.step === 1) return <AmountStep model={screen.model} />;
  return <WhoStep key={screen.model.intentKey} model={screen.model} />;
}
