import { Picture, type PictureProps } from './picture.tsx';

type ArchRatio = '4x5' | '3x4' | '1x1' | '16x10';

const archClass = { '4x5': '', '3x4': 'a34', '1x1': 'a1', '16x10': 'a16' };
const lineClass = { '4x5': '', '3x4': 'l34', '1x1': 'l1', '16x10': 'l16' };

type ArchPictureProps = PictureProps & {
  ratio?: ArchRatio;
  /** A gold hairline around it. On a ground other than the page's, set --bgcard above it. */
  outline?: boolean;
};

/** In the carved arch: 4x5 cause, 3x4 portrait, 1x1 product, 16x10 banner. Never deities. */
export function ArchPicture({
  ratio = '4x5',
  outline = false,
  className = '',
  ...picture
}: ArchPictureProps) {
  const arch = (
    <div className={`arch ${archClass[ratio]} ${outline ? '' : className}`}>
      <Picture {...picture} />
    </div>
  );
  return outline ? <div className={`archline ${lineClass[ratio]} ${className}`}>{arch}</div> : arch;
}
