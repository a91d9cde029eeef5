import { afterEach, describe, expect, it, vi } from 'vitest'
import { UPLOAD_BYTES_MOST } from '#domain/gallery/galleryImage.ts'
import { decodesHeic, HEIC_HEAD as HEIC, JPEG_HEAD as JPEG, MOVING_GIF } from '#support/page/phonePictures.ts'
import { takePicture } from './takePicture.ts'

const WEBP = [...new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ')]
const blob = (bytes: readonly number[], type: string) => new Blob([Uint8Array.from(bytes)], { type })

afterEach(() => vi.unstubAllGlobals())

describe('a chosen picture', () => {
  it('is what its content says: a WebP that is called a JPEG, one whose type nobody knows', async () => {
    expect(await takePicture(blob(WEBP, 'image/jpeg'))).toMatchObject({ mimeType: 'image/webp' })
    expect(await takePicture(blob(JPEG, ''))).toMatchObject({ mimeType: 'image/jpeg', isMoving: false })
    expect(await takePicture(blob(JPEG, 'text/plain'))).toMatchObject({ file: { type: 'image/jpeg' } })
  })

  it('moves when a picture follows its first one, however far behind', async () => {
    expect(await takePicture(blob(MOVING_GIF, 'image/gif'))).toMatchObject({ isMoving: true })
    expect(await takePicture(blob(MOVING_GIF.slice(0, -16), 'image/gif'))).toMatchObject({ isMoving: false })
  })

  it.each([
    ['nothing', blob([], 'image/png'), 'FILE_EMPTY'],
    ['a text', blob([0x61], 'text/plain'), 'FILE_TYPE_NOT_ALLOWED'],
    ['a text called a picture', blob([0x61], 'image/png'), 'FILE_UNREADABLE'],
    ['too much', new Blob([Uint8Array.from(JPEG), new Uint8Array(UPLOAD_BYTES_MOST)]), 'PAYLOAD_TOO_LARGE'],
    ['a phone’s HEIC, where it can’t be decoded', blob(HEIC, 'image/heic'), 'HEIC_NOT_DECODED'],
  ])('is refused: %s', async (_, file, code) => {
    expect(await takePicture(file)).toBe(code)
  })

  it('becomes JPEG where the browser decodes HEIC, whatever it is called', async () => {
    const close = decodesHeic()
    expect(await takePicture(blob(HEIC, 'image/jpeg'))).toMatchObject({
      mimeType: 'image/jpeg',
      file: { type: 'image/jpeg', size: JPEG.length },
    })
    expect(close).toHaveBeenCalled()
  })
})
