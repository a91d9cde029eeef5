import { describe, expect, it } from 'vitest'
import { checkUpload, extensionOfType, uploadName, uploadType } from './checkUpload.ts'
import { FILENAME_MOST, UPLOAD_BYTES_MOST } from './galleryImage.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

describe('a chosen file', () => {
  it.each([
    ['a picture', file('a.png', 'image/png'), null],
    ['a picture whose type the system doesn’t know', file('A.JPG', ''), null],
    ['nothing', file('a.png', 'image/png', 0), 'FILE_EMPTY'],
    ['too much', file('a.png', 'image/png', UPLOAD_BYTES_MOST + 1), 'PAYLOAD_TOO_LARGE'],
    ['as much as may be', file('a.png', 'image/png', UPLOAD_BYTES_MOST), null],
    ['a drawing with scripts', file('a.svg', 'image/svg+xml'), 'FILE_TYPE_NOT_ALLOWED'],
    ['a text', file('a.txt', 'text/plain'), 'FILE_TYPE_NOT_ALLOWED'],
    ['a text called a picture', file('a.png', 'text/plain'), 'FILE_TYPE_NOT_ALLOWED'],
    ['something without a name', file('', ''), 'FILE_TYPE_NOT_ALLOWED'],
  ])('is judged: %s', (_, chosen, code) => {
    expect(checkUpload(chosen)).toBe(code)
  })

  it('has a type, and a type an ending', () => {
    expect(uploadType({ name: 'a.JPEG', type: '' })).toBe('image/jpeg')
    expect(uploadType({ name: 'a.jpg', type: 'image/png' })).toBe('image/png')
    expect(extensionOfType('image/jpeg')).toBe('jpg')
    expect(extensionOfType('text/plain')).toBe('')
  })

  it('has a name without folders and signs that can’t be seen, of a length that is kept', () => {
    expect(uploadName('C:\\zdjęcia\\kot.png', 'Zdjęcie')).toBe('kot.png')
    expect(uploadName('../../kot\u0000.png', 'Zdjęcie')).toBe('kot.png')
    expect(uploadName('', 'Zdjęcie')).toBe('Zdjęcie')
    const long = uploadName(`${'a'.repeat(400)}.webp`, 'Zdjęcie')
    expect(long).toHaveLength(FILENAME_MOST)
    expect(long.endsWith('.webp')).toBe(true)
  })
})
