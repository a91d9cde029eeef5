import { expect, it } from 'vitest'
import { fileOf, JPEG_HEAD } from '#support/page/phonePictures.ts'
import { findPageFile, PAGE_FILES } from './pageFiles.ts'

const sending = { signal: new AbortController().signal, onProgress: () => undefined, onCut: () => undefined }
const send = (file: File) => PAGE_FILES.send({ key: 'k', file }, { name: 'lis', type: 'image' }, sending)

it('a preview takes a picture by what it holds, as a run does', async () => {
  const { id } = await send(fileOf('lis.txt', JPEG_HEAD, 'text/plain'))
  expect(findPageFile(id)).toMatchObject({ name: 'lis.txt', type: 'image' })
  const drawing = fileOf('lis.png', [...new TextEncoder().encode('<svg/>')], 'image/svg+xml')
  await expect(send(drawing)).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
})
