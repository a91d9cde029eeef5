import { afterEach, expect, it, vi } from 'vitest'
import { decodesHeic, fileOf, HEIC_HEAD, JPEG_HEAD } from '#support/page/phonePictures.ts'
import { takeForField } from './takeForField.ts'

afterEach(() => vi.unstubAllGlobals())

const HEIC = fileOf('IMG_1.HEIC', HEIC_HEAD, 'image/heic')

it('a phone’s HEIC goes into a picture’s field as a JPEG, named so', async () => {
  decodesHeic()
  expect(await takeForField(HEIC, 'image')).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' })
})

it('a picture is what it holds, under its own name', async () => {
  const called = fileOf('kot.webp', JPEG_HEAD, 'image/webp')
  expect(await takeForField(called, 'image')).toMatchObject({ name: 'kot.webp', type: 'image/jpeg' })
})

it('a JPEG that is called a text is one', async () => {
  const called = fileOf('kot.txt', JPEG_HEAD, 'text/plain')
  expect(await takeForField(called, 'image')).toMatchObject({ name: 'kot.txt', type: 'image/jpeg' })
})

it('what is no picture, or can’t be decoded here, is refused with the reason', async () => {
  await expect(takeForField(HEIC, 'image')).rejects.toMatchObject({ code: 'HEIC_NOT_DECODED' })
  const broken = fileOf('kot.png', [1, 2, 3], 'image/png')
  await expect(takeForField(broken, 'image')).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
})

it('a file of another field is left as it is', async () => {
  const text = fileOf('list.txt', [0x61], 'text/plain')
  expect(await takeForField(text, 'file')).toBe(text)
})
