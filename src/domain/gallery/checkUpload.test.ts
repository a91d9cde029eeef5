import { describe, expect, it } from 'vitest'
import { checkUpload, nameAsTaken, uploadName } from './checkUpload.ts'
import { FILENAME_MOST, UPLOAD_BYTES_MOST } from './galleryImage.ts'

describe('a chosen file', () => {
  it.each([
    ['a picture', { type: 'image/png', size: 10, content: 'image/png' }, null],
    ['a picture that is called another', { type: 'image/jpeg', size: 10, content: 'image/webp' }, null],
    ['a picture whose type the system doesn’t know', { type: '', size: 10, content: 'image/jpeg' }, null],
    ['nothing', { type: 'image/png', size: 0, content: null }, 'FILE_EMPTY'],
    ['too much', { type: '', size: UPLOAD_BYTES_MOST + 1, content: 'image/png' }, 'PAYLOAD_TOO_LARGE'],
    ['as much as may be', { type: '', size: UPLOAD_BYTES_MOST, content: 'image/png' }, null],
    ['a drawing with scripts', { type: 'image/svg+xml', size: 10, content: null }, 'FILE_TYPE_NOT_ALLOWED'],
    ['a text', { type: 'text/plain', size: 10, content: null }, 'FILE_TYPE_NOT_ALLOWED'],
    ['a broken picture', { type: 'image/png', size: 10, content: null }, 'FILE_UNREADABLE'],
    ['a broken picture of an old name', { type: 'image/jpg', size: 10, content: null }, 'FILE_UNREADABLE'],
    ['something without a name', { type: '', size: 10, content: null }, 'FILE_TYPE_NOT_ALLOWED'],
  ] as const)('is judged: %s', (_, chosen, code) => {
    expect(checkUpload(chosen)).toBe(code)
  })

  it('of a type has an ending', () => {
    expect(nameAsTaken('IMG_0042.HEIC', 'image/jpeg')).toBe('IMG_0042.jpg')
    expect(nameAsTaken('kot.heif', 'image/jpeg')).toBe('kot.jpg')
    expect(nameAsTaken('mój.heic kot.png', 'image/jpeg')).toBe('mój.heic kot.png')
    expect(nameAsTaken('kot.heic', 'image/webp')).toBe('kot.heic')
  })

  it('has a name without folders and signs that can’t be seen, of a length that is kept', () => {
    expect(uploadName('C:\\zdjęcia\\kot.png', 'Zdjęcie')).toBe('kot.png')
    expect(uploadName('../../kot\u0000.png', 'Zdjęcie')).toBe('kot.png')
    expect(uploadName('👩\u200D🚀 می\u200Cخواهم.png', 'Zdjęcie')).toBe('👩\u200D🚀 می\u200Cخواهم.png')
    expect(uploadName('', 'Zdjęcie')).toBe('Zdjęcie')
    const long = uploadName(`${'a'.repeat(400)}.webp`, 'Zdjęcie')
    expect(long).toHaveLength(FILENAME_MOST)
    expect(long.endsWith('.webp')).toBe(true)
  })
})
