import { afterEach, expect, it, vi } from 'vitest'
import { decodesHeic, fileOf, JPEG_HEAD, MOVING_GIF } from '#support/page/phonePictures.ts'
import { fitPicture } from './fitPicture.ts'

afterEach(() => vi.unstubAllGlobals())

it('a small picture stays as it is', async () => {
  decodesHeic()
  const file = fileOf('kot.jpg', JPEG_HEAD, 'image/jpeg')
  expect(await fitPicture(file)).toEqual({ file, isMoving: false })
})

it('of an animation only its first picture is left, however small the file is', async () => {
  const close = decodesHeic()
  const fitted = await fitPicture(fileOf('taniec.gif', MOVING_GIF, 'image/gif'))
  expect(fitted).toMatchObject({ file: { type: 'image/jpeg' }, isMoving: true })
  expect(close).toHaveBeenCalledOnce()
})
