import { CARD_RATIO } from '#domain/template/templateMedia.ts'

/** The cropped part of a picture for a card. */
export interface Crop {
  /** 1 takes as much as fits. */
  readonly zoom: number
  /** The position of the crop between its ends: 0 at the left or the top, 1 at the right or the bottom. */
  readonly x: number
  readonly y: number
}

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 4

interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a picture that a crop takes, in its own px: always within it, and of a card’s proportion. */
export function takenPart(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): Size & { readonly left: number; readonly top: number } {
  const wide = Math.min(width, height * CARD_RATIO) / zoom
  const high = wide / CARD_RATIO
  return { left: (width - wide) * x, top: (height - high) * y, width: wide, height: high }
}

/** A crop moved by these parts of the card’s width and height, as the picture is dragged under it. */
export function dragged(crop: Crop, picture: Size, by: { readonly x: number; readonly y: number }): Crop {
  const { width, height } = takenPart(picture, crop)
  return {
    ...crop,
    x: placeAfter(crop.x, by.x * width, picture.width - width),
    y: placeAfter(crop.y, by.y * height, picture.height - height),
  }
}

/** Without room to move, it stays in the middle. */
function placeAfter(place: number, px: number, room: number): number {
  return room < 1 ? 0.5 : Math.max(0, Math.min(1, place - px / room))
}
