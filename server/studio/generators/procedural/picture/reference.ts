import { lightness } from '#server/platform/media/brushes/colour.ts'
import { EngineFailure } from '../../engine.ts'
import { openPictureFile } from '../../pictureFile.ts'

/** A picture to start from, as large as the sheet. */
export interface Reference {
  /** RGBA. */
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
  /** Its two most characteristic colours. */
  readonly colours: readonly string[]
}

/** Opens the picture a job starts from, cropped to its busiest part. */
export async function openReference(path: string, width: number, height: number): Promise<Reference> {
  try {
    const picture = await openPictureFile(path)
    const { data } = await picture
      .open()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: new Uint8ClampedArray(data), width, height, colours: await tellingColours(path) }
  } catch (cause) {
    throw new EngineFailure('refused', "the reference picture can't be read", { cause })
  }
}

/** The middle of a picture, for a smaller part of the sheet. */
export function cut(
  reference: Reference,
  { width, height }: { readonly width: number; readonly height: number },
): Reference {
  if (reference.width === width && reference.height === height) return reference
  const [left, top] = [(reference.width - width) >> 1, (reference.height - height) >> 1]
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * reference.width + left) * 4
    pixels.set(reference.pixels.subarray(from, from + width * 4), row * width * 4)
  }
  return { ...reference, pixels, width, height }
}

/** The two most saturated colours that fill a considerable part of the picture. */
export async function tellingColours(path: string): Promise<string[]> {
  const picture = await openPictureFile(path)
  const { data } = await picture
    .open()
    .resize(40, 40, { fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bins.set(key, {
      count: bin.count + 1,
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
    })
  }
  const found = [...bins.values()]
    .map(({ count, red, green, blue }) => {
      const mean = [red, green, blue].map((sum) => Math.round(sum / count))
      const colour = `#${mean.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
      const spread = Math.max(...mean) - Math.min(...mean)
      return {
        colour,
        hue: hueOf(mean),
        weight: Math.sqrt(count) * (spread + 12) * (1 - Math.abs(lightness(colour) - 0.6)),
      }
    })
    .toSorted((one, other) => other.weight - one.weight)
  const [first] = found
  if (first === undefined) return []
  const second = found.find(
    ({ hue }) => Math.min(Math.abs(hue - first.hue), 6 - Math.abs(hue - first.hue)) > 0.7,
  )
  return second === undefined ? [first.colour] : [first.colour, second.colour]
}

/** 0 to 6 around the circle of colours. */
function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most === least) return 0
  const spread = most - least
  if (most === red) return ((green - blue) / spread + 6) % 6
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
}
