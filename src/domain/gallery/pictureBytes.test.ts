import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isMovingPicture, PICTURE_HEAD_BYTES, pictureTypeOf } from './pictureBytes.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const still = (format: (typeof FORMATS)[number]) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#aa3300' } })
    .toFormat(format)
    .toBuffer()
const moving = (format: 'gif' | 'webp') =>
  sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 1, height: 2, channels: 3, pageHeight: 1 } })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer()

/** The head of a file of the ISO container, of these brands. */
function headOf(...brands: readonly string[]): Uint8Array {
  const [major = '', ...others] = brands
  const body = `ftyp${major}\0\0\0\0${others.join('')}`
  return Uint8Array.from([0, 0, 0, body.length + 4, ...Buffer.from(body, 'latin1')])
}

describe('the bytes of a picture', () => {
  it.each(FORMATS)('tell what it is: %s', async (format) => {
    const bytes = await still(format)
    expect(pictureTypeOf(bytes.subarray(0, PICTURE_HEAD_BYTES))).toBe(`image/${format}`)
    expect(isMovingPicture(`image/${format}`, bytes)).toBe(false)
  })

  it('tell a phone’s HEIC from AVIF, which lies in the same container', () => {
    expect(pictureTypeOf(headOf('heic', 'mif1', 'heic'))).toBe('image/heic')
    expect(pictureTypeOf(headOf('mif1', 'mif1', 'heic'))).toBe('image/heic')
    expect(pictureTypeOf(headOf('mif1', 'mif1', 'avif', 'miaf'))).toBe('image/avif')
    expect(pictureTypeOf(headOf('isom', 'mp42'))).toBeNull()
  })

  it.each(['gif', 'webp'] as const)('tell that it moves: %s', async (format) => {
    expect(isMovingPicture(`image/${format}`, await moving(format))).toBe(true)
  })

  it('tell that a PNG moves, by what stands before its first picture', async () => {
    const png = await still('png')
    const frames = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    // The signature and the first chunk take 33 bytes.
    const animated = Buffer.concat([png.subarray(0, 33), frames, png.subarray(33)])
    expect(isMovingPicture('image/png', animated)).toBe(true)
  })

  it('are read to an end, whatever they are', async () => {
    const [gif, png] = [await moving('gif'), await still('png')]
    fc.assert(
      fc.property(
        fc.constantFrom(gif, png),
        fc.nat(200),
        fc.nat(200),
        fc.nat(255),
        (whole, cut, place, byte) => {
          const broken = Uint8Array.from(whole.subarray(0, cut))
          if (place < broken.length) broken[place] = byte
          pictureTypeOf(broken)
          for (const type of ['image/gif', 'image/png', 'image/webp', 'image/avif'] as const) {
            expect(typeof isMovingPicture(type, broken)).toBe('boolean')
          }
        },
      ),
    )
    expect(pictureTypeOf(new Uint8Array())).toBeNull()
  })
})
