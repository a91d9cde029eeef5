import { expect, it } from 'vitest'
import { readGeneratorSearch } from './generatorSearch.ts'

it('takes what an address may ask for and leaves the rest', () => {
  const asked = { remix: 'a1', preset: 'birthday', prompt: 'Kot', wzor: 'b2', silnik: 'pika' }
  const said = { ...asked, other: 'x' }
  expect(readGeneratorSearch(said)).toEqual(asked)
  const none = { remix: undefined, preset: undefined, prompt: undefined, wzor: undefined }
  expect(readGeneratorSearch({ remix: 'x'.repeat(101), preset: 'toString', prompt: '', wzor: 7 })).toEqual(
    none,
  )
})
