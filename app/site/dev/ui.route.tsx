import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/ui.route.ts';
import { ChoiceSheet, FieldSheet } from './field-sheets.tsx';
import { ColourSheet, TypeSheet } from './foundation-sheets.tsx';
import { CarouselSheet, MoveSheet, OverlaySheet } from './motion-sheets.tsx';
import { ButtonSheet, FeedbackSheet, ListSheet, PictureSheet } from './part-sheets.tsx';
import './dev.css';

export const meta: Route.MetaFunction = () => [
  { title: 'Parts and their states' },
  { name: 'robots', content: 'noindex' },
];

/** Every component in every state, for developers. Not there in production. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(servicesContext).config.mode === 'production') throw new Response(null, { status: 404 });
  return null;
}

export default function DevUi() {
  return (
    <div className="wrap section">
      <div className="head">
        <span className="kicker">Component sheet</span>
        <h1>Parts and their states</h1>
      </div>
      <div className="sheets">
        <ColourSheet />
        <TypeSheet />
        <ButtonSheet />
        <FieldSheet />
        <ChoiceSheet />
        <FeedbackSheet />
        <PictureSheet />
        <ListSheet />
        <MoveSheet />
        <OverlaySheet />
        <CarouselSheet />
      </div>
      <div data-theme="night" className="sheets night-sheets">
        <ButtonSheet id="night" />
        <FieldSheet id="night" />
        <ChoiceSheet id="night" />
        <FeedbackSheet id="night" />
        <ListSheet id="night" />
      </div>
    </div>
  );
}
