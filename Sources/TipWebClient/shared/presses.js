// What a press means for a card beside it. It takes people up to 0.8 s to notice a new card, so an earlier press isn't
// meant for it.
export const noticed = 800;
// A press that moves is a drag, and one that stays is a long press.
export const isFar = (down, up) => Math.hypot(up.clientX - down?.clientX, up.clientY - down?.clientY) > 10;
export const isShort = (down, up) => !isFar(down, up) && !(up.timeStamp - down?.timeStamp > 500);
