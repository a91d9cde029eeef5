import type { Picture } from './product.ts'

/** The widths (px) the picture service makes; any other is rounded up to the next of them. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 960, 1280, 1600] as const

/** The picture's address at one width of the ladder. Keeps the address's query. */
export function pictureUrl(url: string, width: number): string {
  return addressByWidth(url)(width)
}

/** `srcset` of every width of the ladder up to the first that covers the original. */
export function pictureSourceSet(picture: Picture): string {
  const covering = PICTURE_WIDTHS.find((width) => width >= picture.width) ?? PICTURE_WIDTHS.at(-1) ?? 1600
  const addressAt = addressByWidth(picture.url)
  return PICTURE_WIDTHS.filter((width) => width <= covering)
    .map((width) => `${addressAt(width)} ${width}w`)
    .join(', ')
}

/** Read once for all widths: a list has two hundred of these addresses. */
function addressByWidth(url: string): (width: number) => string {
  const [address = '', hash] = url.split('#', 2)
  const [path = '', query = ''] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.delete('width')
  const others = parameters.size === 0 ? '' : `${parameters.toString()}&`
  return (width) => `${path}?${others}width=${width}${hash === undefined ? '' : `#${hash}`}`
}
