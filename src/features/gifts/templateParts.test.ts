import { describe, expect, it } from 'vitest'
import { templateParts } from './templateParts.ts'

describe('templateParts', () => {
  it('parts a text into paragraphs, words and blanks', () => {
    expect(templateParts('Mamo,\nmasz {imie:vocative}.\n\n{nadawca}')).toEqual([
      [
        { kind: 'words', text: 'Mamo,\nmasz ' },
        { kind: 'blank', name: 'imie', use: 'vocative' },
        { kind: 'words', text: '.' },
      ],
      [{ kind: 'blank', name: 'nadawca', use: null }],
    ])
  })
})
