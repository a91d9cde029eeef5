import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureTypeOf } from '#domain/gallery/pictureBytes.ts'
import {
  animationBomb,
  photographWithPlace,
  picture,
  pngThatSays,
  SCRIPTED_SVG,
} from '#support/gallery/pictures.ts'
import { recodePicture } from './recodePicture.ts'
import { sniffFile } from './sniffFile.ts'

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function recode(bytes: Uint8Array, declared = '') {
  const path = join(folder, String((count += 1)))
  await writeFile(path, bytes)
  const kept = await recodePicture(path, await sniffFile(path, declared), `${path}-kept`)
  return { ...kept, path: `${path}-kept` }
}

/** As wide as AVIF allows, and WebP doesn't. */
const veryWide = (channels: 3 | 4) =>
  sharp({
    create: { width: 16_384, height: 24, channels, background: { r: 9, g: 90, b: 200, alpha: 0.5 } },
  })
    .avif({ effort: 0 })
    .toBuffer()

const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

describe('a picture that is kept', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'image/jpeg'],
    ['png', 'image/png', 'image/png'],
    ['webp', 'image/webp', 'image/webp'],
    ['avif', 'image/avif', 'image/webp'],
    ['gif', 'image/gif', 'image/png'],
  ] as const)('of %s, is one that every browser shows', async (format, declared, mimeType) => {
    const kept = await recode(await picture(9).toFormat(format).toBuffer(), declared)
    expect(kept).toMatchObject({
      mimeType,
      width: 40,
      height: 30,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(await sharp(kept.path).metadata()).toMatchObject({
      format: mimeType.slice(6),
      width: 40,
      height: 30,
    })
  })

  it('of AVIF in a file that says first that it holds pictures of some kind, is what the page takes it for', async () => {
    const avif = await picture(9).avif().toBuffer()
    avif.write('mif1', 8, 'latin1')
    expect(pictureTypeOf(avif)).toBe('image/avif')
    expect(await recode(avif, 'image/heic')).toMatchObject({ mimeType: 'image/webp', width: 40, height: 30 })
  })

  it('stays small where WebP has no room for it', async () => {
    const opaque = await recode(await veryWide(3), 'image/avif')
    expect(opaque).toMatchObject({ mimeType: 'image/jpeg', width: 16_384, height: 24 })
    const bare = await recode(await veryWide(4), 'image/avif')
    expect(bare).toMatchObject({ mimeType: 'image/webp', width: 16_383 })
    expect((await sharp(bare.path).metadata()).hasAlpha).toBe(true)
  })

  it('says nothing of where, when and by whom it was made, and stands upright', async () => {
    const sent = await photographWithPlace()
    expect((await sharp(sent).metadata()).exif?.includes('Telefon')).toBe(true)
    const kept = await recode(sent, 'image/jpeg')
    const metadata = await sharp(kept.path).metadata()
    expect(metadata).toMatchObject({ width: 30, height: 40 })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
    for (const bytes of [await sharp(kept.path).toBuffer(), Buffer.from(kept.thumbnail)]) {
      expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Telefon|xmp/)
    }
  })

  it('keeps the colours that people saw, whatever space they were written in', async () => {
    const red = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c83232' } })
    const plain = await recode(await red.clone().png().toBuffer())
    const wide = await recode(await red.clone().withIccProfile('p3').png().toBuffer())
    const print = await recode(
      await red.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    )
    for (const { colour } of [wide, print]) {
      const differences = parts(colour).map((part, at) => Math.abs(part - (parts(plain.colour)[at] ?? 0)))
      expect(Math.max(...differences)).toBeLessThan(20)
    }
  })

  it('is known again by its content, whatever else came along', async () => {
    const sent = picture(21)
    const one = await recode(await sent.clone().png().toBuffer())
    const other = await recode(
      await sent
        .clone()
        .withExif({ IFD0: { Artist: 'Ktoś' } })
        .png()
        .toBuffer(),
    )
    expect(other.hash).toBe(one.hash)
    expect((await recode(await picture(22).png().toBuffer())).hash).not.toBe(one.hash)
  })

  it('has a small one beside it, never larger than itself', async () => {
    const large = await recode(await picture(4, { width: 1_200, height: 600 }).png().toBuffer())
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
    const small = await recode(await picture(5, { width: 12, height: 9 }).png().toBuffer())
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 12, height: 9 })
  })

  it('keeps what one can see through', async () => {
    const clear = sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const kept = await recode(await clear.png().toBuffer())
    expect(kept.colour).toBe('#f8f8f8')
    expect(await sharp(kept.path).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('of an animation is the first, however many there are', async () => {
    const bomb = await animationBomb(20_000)
    expect((await sharp(bomb, { pages: 1 }).metadata()).pages).toBe(20_000)
    const kept = await recode(bomb, 'image/gif')
    expect(kept).toMatchObject({ mimeType: 'image/png', width: 300, height: 300 })
    expect((await sharp(kept.path).metadata()).pages ?? 1).toBe(1)
  })
})

describe('a file is refused', () => {
  it.each([
    ['SVG with a script in it', () => SCRIPTED_SVG],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', () => Buffer.from('%PDF-1.7 and so on')],
    ['an executable', () => Buffer.from('\u007fELF\u0002\u0001\u0001')],
    ['nothing', () => Buffer.alloc(0)],
    ['a phone’s HEIC', () => Buffer.from('\u0000\u0000\u0000\u0010ftypheic\u0000\u0000\u0000\u0000')],
    ['TIFF', () => picture(1).tiff().toBuffer()],
  ])('that is %s, whatever it says it is', async (_, make) => {
    for (const declared of ['', 'image/svg+xml']) {
      await expect(recode(await make(), declared)).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
    }
    await expect(recode(await make(), 'image/png')).rejects.toMatchObject({
      code: expect.stringMatching(/^FILE_(?:TYPE_NOT_ALLOWED|UNREADABLE)$/),
    })
  })

  it('that says it is a JPEG and is broken from its first byte on, as broken', async () => {
    const broken = await picture(1).jpeg().toBuffer()
    broken.fill(7, 0, 64)
    await expect(recode(broken, 'image/jpeg')).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
    await expect(recode(broken)).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
  })

  it('but not for what is said of it: what it holds counts', async () => {
    const png = await picture(1).png().toBuffer()
    for (const declared of ['image/jpeg', 'text/html', 'application/octet-stream']) {
      expect(await recode(png, declared)).toMatchObject({ mimeType: 'image/png' })
    }
  })

  it('of 50,000 × 50,000 pixels, by its head and without decoding any', async () => {
    const before = process.memoryUsage().rss
    await expect(recode(pngThatSays(50_000, 50_000))).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' })
    await expect(recode(pngThatSays(50_000_001, 1))).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' })
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
  })

  it('that has less in it than it says', async () => {
    await expect(recode(pngThatSays(4_000, 4_000))).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('of %s that is cut off', async (format) => {
    const noise = {
      create: { width: 60, height: 60, channels: 3, background: '#888', noise: NOISE },
    } as const
    const whole = await sharp(noise).toFormat(format).toBuffer()
    for (const part of [0.4, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part))
      await expect(recode(cut)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
    }
  })
})

const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const
