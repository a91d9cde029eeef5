import { vi } from 'vitest'

/** The beginning of a JPEG: enough to be known as one. */
export const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0]
/** The beginning of a phone's HEIC. */
export const HEIC_HEAD = [0, 0, 0, 16, ...new TextEncoder().encode('ftypheic\0\0\0\0')]

const GIF_SCREEN = [...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0]
const GIF_COMMENT = [0x21, 0xfe, 60, ...Array.from({ length: 60 }, () => 0x20), 0]
const GIF_FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0]
/** A whole GIF of two pictures, the second beyond the bytes that tell its type. */
export const MOVING_GIF = [...GIF_SCREEN, ...GIF_COMMENT, ...GIF_FRAME, ...GIF_FRAME, 0x3b]

export const fileOf = (name: string, bytes: readonly number[], type: string) =>
  new File([Uint8Array.from(bytes)], name, { type })

/**
 * Makes this a browser that decodes HEIC; `vi.unstubAllGlobals` undoes it. Returns what tells that the decoded picture
 * was given back.
 */
export function decodesHeic() {
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly getContext = () => ({ drawImage: vi.fn<() => void>() })
      readonly convertToBlob = () =>
        Promise.resolve(new Blob([Uint8Array.from(JPEG_HEAD)], { type: 'image/jpeg' }))
    },
  )
  return close
}
