import { describe, expect, it } from 'vitest'
import { templateParts } from './templateParts.ts'

describe('templateParts', () => {
  it('parts a text into paragraphs, words and blanks', () => {
    expect(templateParts('Mamo,\nmasz {imie}.\n\n{nadawca}')).toEqual([
      [
        { kind: 'words', text: 'Mamo,\nmasz ' },
        { kind: 'blank', name: 'imie' },
        { kind: 'words', text: '.' },
      ],
      [{ kind: 'blank', name: 'nadawca' }],
    ])
  })
})
