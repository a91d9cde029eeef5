import { expect, it } from 'vitest'
import { readGeneratorSearch } from './generatorSearch.ts'

it('takes what an address may ask for and leaves the rest', () => {
  expect(
    readGeneratorSearch({
      remix: 'a1',
      preset: 'birthday',
      prompt: 'Kot',
      wzor: 'b2',
      silnik: 'pika',
      other: 'x',
    }),
  ).toEqual({
    remix: 'a1',
    preset: 'birthday',
    prompt: 'Kot',
    wzor: 'b2',
    silnik: 'pika',
  })
  const none = { remix: undefined, preset: undefined, prompt: undefined, wzor: undefined }
  expect(readGeneratorSearch({ remix: 'x'.repeat(101), preset: 'toString', prompt: '', wzor: 7 })).toEqual(
    none,
  )
})
