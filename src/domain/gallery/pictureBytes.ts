import type { UploadType } from './galleryImage.ts'

/** The type of a picture by its own bytes. Phones store HEIC; most browsers and the server can't decode it. */
export type PictureType = UploadType | 'image/heic'

const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const AVIF_BRANDS: readonly string[] = ['avif', 'avis']
/** The number of leading bytes that tell a picture's type. */
export const PICTURE_HEAD_BYTES = 64

/** The type of a file by its first bytes, not by its name; null for no known picture. */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (/^GIF8[79]a$/.test(latin(head, 0, 6))) return 'image/gif'
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'image/webp'
  if (latin(head, 4, 8) !== 'ftyp') return null
  const brands = brandsOf(head)
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'image/avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'image/heic' : null
}

/** Whether a whole picture of a type holds more than one, shown one after another. Broken ones hold one. */
export function isMovingPicture(type: PictureType, bytes: Uint8Array): boolean {
  if (type === 'image/gif') return hasManyFrames(bytes)
  if (type === 'image/png') return isAnimatedPng(bytes)
  if (type === 'image/webp') return latin(bytes, 12, 16) === 'VP8X' && (at(bytes, 20) & 0x02) !== 0
  return type === 'image/avif' && brandsOf(bytes).includes('avis')
}

function startsWith(bytes: Uint8Array, ...first: readonly number[]): boolean {
  return first.every((byte, place) => bytes[place] === byte)
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCodePoint(...bytes.subarray(from, to))
const at = (bytes: Uint8Array, place: number) => bytes[place] ?? 0

/** The brands that a file of the ISO container says it is of. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  const end = Math.min(uint32(bytes, 0), bytes.length, PICTURE_HEAD_BYTES)
  const places = Array.from({ length: Math.max(0, Math.floor((end - 8) / 4)) }, (_, index) => 8 + index * 4)
  return places.map((place) => latin(bytes, place, place + 4))
}

function uint32(bytes: Uint8Array, place: number): number {
  return (
    ((at(bytes, place) << 24) |
      (at(bytes, place + 1) << 16) |
      (at(bytes, place + 2) << 8) |
      at(bytes, place + 3)) >>>
    0
  )
}

/** The chunk that announces frames comes before the first picture. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  for (let place = 8; place + 8 <= bytes.length; place += uint32(bytes, place) + 12) {
    const name = latin(bytes, place + 4, place + 8)
    if (name === 'acTL') return uint32(bytes, place + 8) > 1
    if (name === 'IDAT') return false
  }
  return false
}

const GIF_EXTENSION = 0x21
const GIF_PICTURE = 0x2c

function hasManyFrames(bytes: Uint8Array): boolean {
  let place = 13 + colourTableBytes(at(bytes, 10))
  let frames = 0
  while (place < bytes.length) {
    const kind = at(bytes, place)
    if (kind === GIF_PICTURE) {
      frames += 1
      if (frames > 1) return true
      // Its place and size, its own colours, and how its pixels are coded.
      place = afterBlocks(bytes, place + 11 + colourTableBytes(at(bytes, place + 9)))
    } else if (kind === GIF_EXTENSION) place = afterBlocks(bytes, place + 2)
    else return false
  }
  return false
}

const colourTableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1))

/** Where the row of blocks that begins here has ended. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let place = from
  while (at(bytes, place) !== 0) place += at(bytes, place) + 1
  return place + 1
}
