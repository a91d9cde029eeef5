import { expect, it } from 'vitest'
import { exampleValues } from './exampleValues.ts'
import { newField } from './newTemplate.ts'

it('shows of an example what anybody could fill in: no hidden words, no files, nothing that isn’t asked any more', () => {
  const fields = [
    newField('text', 'imie'),
    newField('password', 'haslo'),
    newField('image', 'zdjecie'),
    newField('audio', 'glos'),
    newField('hidden', 'skad'),
    newField('multiselect', 'barwy'),
  ]
  const values = { imie: 'Ola', haslo: 'x', zdjecie: 'a', glos: 'b', skad: 'c', barwy: ['złoty'], dawne: '1' }
  expect(exampleValues([{ id: 'k', title: '', description: '', fields }], values)).toEqual({
    imie: 'Ola',
    barwy: ['złoty'],
  })
})
