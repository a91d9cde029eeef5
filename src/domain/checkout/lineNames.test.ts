import { expect, it } from 'vitest'
import { lineNamesIn } from './lineNames.ts'

const POLISH = { title: 'Kubek', variantTitle: 'biały' }
const ENGLISH = { title: 'Mug', variantTitle: 'white' }

it('a line is called by its names in the reader’s language, and by those it has where there are no others', () => {
  expect(lineNamesIn('pl', { ...POLISH, english: ENGLISH })).toEqual(POLISH)
  expect(lineNamesIn('en', { ...POLISH, english: ENGLISH })).toEqual(ENGLISH)
  expect(lineNamesIn('en', POLISH)).toEqual(POLISH)
})
