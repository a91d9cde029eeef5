import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { derivePicture, deriveVideo } from './derivatives.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-derivatives-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The beginning of a PNG that claims to be `side` px wide and tall. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(21)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(13, 0)
  header.writeUInt32BE(side, 8)
  header.writeUInt32BE(side, 12)
  header.set([8, 2, 0, 0, 0], 16)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(header.subarray(4)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    header,
    sum,
    Buffer.from([0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0, 0]),
  ])
}

describe('what shows a picture', () => {
  it('is made of any format, upright, in sRGB and without what the camera wrote into it', async () => {
    const path = join(folder, 'original.jpg')
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#cc6622' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(path)
    const { files, colour } = await derivePicture(path, folder)
    expect(files.map(({ role, format, width, height }) => `${role} ${format} ${width}×${height}`)).toEqual([
      'original jpeg 60×90',
      'alternative webp 60×90',
      'alternative png 60×90',
      'preview avif 60×90',
      'thumbnail webp 60×90',
    ])
    for (const { path: made } of files.slice(1)) expect((await sharp(made).metadata()).exif).toBeUndefined()
    expect(colour).toMatch(/^#c[a-d]6[4-8]2[0-4]$/)
  })

  it('is never larger than its place', async () => {
    const path = join(folder, 'wide.png')
    await sharp({ create: { width: 2_000, height: 500, channels: 3, background: '#ffffff' } })
      .png()
      .toFile(path)
    const { files } = await derivePicture(path, folder)
    const sizeOf = (role: string) => files.find((file) => file.role === role)
    expect(sizeOf('preview')).toMatchObject({ width: 1_280, height: 320 })
    expect(sizeOf('thumbnail')).toMatchObject({ width: 320, height: 80 })
  })

  it('is refused of what is no picture, of drawings with scripts and of bombs', async () => {
    const path = join(folder, 'bad')
    for (const content of [
      'no picture',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ]) {
      await writeFile(path, content)
      await expect(derivePicture(path, folder)).rejects.toThrow(/unsupported|unknown format/)
    }
    await writeFile(path, bomb(50_000))
    await expect(derivePicture(path, folder)).rejects.toThrow(/pixel limit/)
    await writeFile(path, 'no video '.repeat(100))
    await expect(deriveVideo(path, 'mp4', folder)).rejects.toThrow(/format/)
  })
})
