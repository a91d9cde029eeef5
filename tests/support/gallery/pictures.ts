import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A small picture unlike any other: its colour is made of the number. */
export function picture(number: number, { width = 40, height = 30 } = {}): Sharp {
  const background = { r: number % 256, g: Math.floor(number / 256) % 256, b: 120 }
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A photograph as a phone makes it: upright only by its tag, and it says where it was taken. */
export function photographWithPlace(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Telefon', Artist: 'Zofia Żuraw' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '50/1 3/1 41/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '19/1 56/1 18/1',
    },
  }
  return picture(7)
    .withMetadata({ orientation: 6 })
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Kraków</x:xmpmeta>')
    .jpeg()
    .toBuffer()
}

/** A PNG that claims this size, and holds a few bytes of nothing. */
export function pngThatSays(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const content = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** An animation of very many frames in a small file. */
export async function animationBomb(frames: number): Promise<Buffer> {
  const still = await picture(3, { width: 300, height: 300 }).gif().toBuffer()
  // The table of colours follows the header.
  const start = 13 + 3 * 2 ** (((still[10] ?? 0) & 7) + 1)
  const [before, body] = [still.subarray(0, start), still.subarray(start, -1)]
  return Buffer.concat([before, ...Array.from({ length: frames }, () => body), Buffer.from([0x3b])])
}

export const SCRIPTED_SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">' +
    '<script>alert(document.domain)</script><image href="file:///etc/passwd"/></svg>',
)
