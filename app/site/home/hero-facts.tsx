import { useCount } from './use-count.ts';

const restaurants = 100;

/** The claims of spec section 1. The 0-100 counter of section 9 counts what there are over a hundred of. */
export function HeroFacts() {
  const { ref, count } = useCount<HTMLElement>(restaurants);
  return (
    <ul className="facts">
      <li>
        <b className="num">400+</b> <span>temples in the world</span>
      </li>
      <li>
        <b className="num">40</b> <span>rural communities</span>
      </li>
      <li>
        <b className="num" ref={ref}>
          <span aria-hidden="true">{count}+</span>
          <span className="sr">{restaurants}+</span>
        </b>{' '}
        <span>restaurants</span>
      </li>
    </ul>
  );
}
