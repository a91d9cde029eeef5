import type { Picture } from './product.ts'

/** The widths (px) the picture service makes; any other is rounded up to the next of them. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 960, 1280, 1600] as const

/** The picture's address at one width of the ladder. Keeps whatever query the address has. */
export function pictureUrl(url: string, width: number): string {
  const [address = '', hash] = url.split('#', 2)
  const [path = '', query = ''] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('width', String(width))
  return `${path}?${parameters.toString()}${hash === undefined ? '' : `#${hash}`}`
}

/** `srcset` of every width of the ladder up to the first that covers the original. */
export function pictureSourceSet(picture: Picture): string {
  const covering = PICTURE_WIDTHS.find((width) => width >= picture.width) ?? PICTURE_WIDTHS.at(-1) ?? 1600
  return PICTURE_WIDTHS.filter((width) => width <= covering)
    .map((width) => `${pictureUrl(picture.url, width)} ${width}w`)
    .join(', ')
}
