import { ornamentUrl } from './art/ornaments.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** The carved window of the home hero and the membership page, around any picture. */
export function Jharokha({ className = '', ...picture }: PictureProps) {
  return (
    <div className={`jharokha ${className}`}>
      <Picture {...picture} className="view" throughWindow />
      <img
        src={ornamentUrl('jharokha-frame')}
        alt=""
        width={900}
        height={1160}
        className="frame"
        fetchPriority={picture.eager ? 'high' : undefined}
      />
    </div>
  );
}
