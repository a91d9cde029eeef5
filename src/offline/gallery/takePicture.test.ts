import { afterEach, describe, expect, it, vi } from 'vitest'
import { UPLOAD_BYTES_MOST } from '#domain/gallery/galleryImage.ts'
import { takePicture } from './takePicture.ts'

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const WEBP = [...new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ')]
const HEIC = [0, 0, 0, 16, ...new TextEncoder().encode('ftypheic\0\0\0\0')]
const blob = (bytes: readonly number[], type: string) => new Blob([Uint8Array.from(bytes)], { type })

afterEach(() => vi.unstubAllGlobals())

describe('a chosen picture', () => {
  it('is what its content says: a WebP that is called a JPEG, one whose type nobody knows', async () => {
    expect(await takePicture(blob(WEBP, 'image/jpeg'))).toMatchObject({ mimeType: 'image/webp' })
    expect(await takePicture(blob(JPEG, ''))).toMatchObject({ mimeType: 'image/jpeg', isMoving: false })
    expect(await takePicture(blob(JPEG, 'text/plain'))).toMatchObject({ file: { type: 'image/jpeg' } })
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
    const close = vi.fn<() => void>()
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close }))
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({ drawImage: vi.fn<() => void>() })
        convertToBlob = () => Promise.resolve(blob(JPEG, 'image/jpeg'))
      },
    )
    expect(await takePicture(blob(HEIC, 'image/jpeg'))).toMatchObject({
      mimeType: 'image/jpeg',
      file: { type: 'image/jpeg', size: JPEG.length },
    })
    expect(close).toHaveBeenCalled()
  })
})
