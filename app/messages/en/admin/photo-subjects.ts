export const altar = 'The altar';
export const altarShot =
  'From the same place at each darshan, a phone on a tripod is enough. Without flash, and nobody before the Deities.';
export const front = 'The front of the temple';
export const frontShot =
  'Once at dawn and once at dusk, the whole front upright in the middle: it is seen through the arched window.';
export const kitchen = 'The kitchen';
export const kitchenShot =
  'The pot, the hands that stir and serve, and a row of guests who eat. Near, by daylight.';
export const building = 'The building site';
export const buildingShot =
  'From the same corner every month, at the same hour. The row of them is the best report of the work.';
export const leaders = 'The leaders';
export const leadersShot =
  'Each before the same wall, in the same light, from the waist up, the eyes in the upper third.';
export const rooms = 'The rooms of the guest house';
export const roomsShot = 'Each kind of room from its door, made up, with the curtain open; and the bathroom.';
export const feast = 'The Sunday feast';
export const feastShot = 'The hall from the back while everybody sings, and one plate from above.';
export const cows = 'The cows';
export const cowsShot = 'One cow a photo, at the height of her eyes, with her name in the description.';
export const classes = 'Classes and the children';
export const classesShot =
  'The teacher and the listeners from the side. Children only with the written consent of their parents.';
export const articles = 'Articles of the shop';
export const articlesShot =
  'The article itself, alone, on white or sandstone by a window. Never another one that looks like it.';
export const festivals = 'Festivals that are over';
export const festivalsShot =
  'The one photo that says how it was: the procession, the bathing, the crowd by lamplight.';
export const founder = 'The founder and the teachers before us';
export const founderShot =
  'A portrait that you have the right to show: ask its owner, and write the credit as they wish.';
export const causes = 'What other gifts do';
export const causesShot = 'What is bought or done with the gift, and the hands that do it.';
