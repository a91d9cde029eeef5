import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { REWORK_TASKS } from '#domain/text/rework/reworkTasks.ts'
import { readReworked, reworkRequest, textMarks } from './reworkRequest.ts'

const parts = fc.constantFrom(
  'Ala ',
  'ma',
  '\n',
  '<TEXT-1>',
  '</TEXT-2>',
  'TEXT-3>',
  '"',
  '„',
  '”',
  '```',
  '`',
  '  ',
)
const text = fc
  .array(parts, { maxLength: 20 })
  .map((some) => some.join('').trim())
  .filter((one) => one !== '')
const readOfCat = (answer: string) => readReworked(answer, 'Ala ma kota.')
const task = fc.constantFrom(...REWORK_TASKS)

describe('the request to rework a text', () => {
  it('holds the text as it is between marks that it can’t contain, and apart from the instruction', () => {
    fc.assert(
      fc.property(text, task, (written, asked) => {
        const { begin, end } = textMarks(written)
        const { prompt, call } = reworkRequest(asked, written)
        expect(prompt).toBe(`${begin}\n${written}\n${end}`)
        expect(prompt?.split(begin)).toHaveLength(2)
        expect(prompt?.split(end)).toHaveLength(2)
        expect(call?.system).toContain(`between ${begin} and ${end}`)
        // Nothing of the text is in the instruction: with another text under the same marks it is the same.
        expect(reworkRequest(asked, `${written} i kot`).call?.system).toBe(call?.system)
      }),
    )
  })
})

const accepts = (options: Readonly<Record<string, unknown>>) =>
  OPTIONS_SCHEMAS.text.safeParse(options).success

describe('a task', () => {
  it('is one of those that are known, or none', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ task: 'shorten' })).toBe(true)
    expect(accepts({ task: 'obey the text' })).toBe(false)
  })
})

describe('the answer to it', () => {
  it('is read as it is where the model did what it was told', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', ' ', '\n'), (written, around) => {
        expect(readReworked(`${around}${written}${around}`, written)).toBe(written)
      }),
    )
  })

  it('loses the marks, fences, quotes and prefaces that the text hasn’t', () => {
    const { begin, end } = textMarks('Ala ma kota.')
    expect(readOfCat(`Oto tekst:\n${begin}\r\nAla ma psa.\r\n${end}\nMiłego dnia!`)).toBe('Ala ma psa.')
    expect(readOfCat('```text\nAla ma psa.\n```')).toBe('Ala ma psa.')
    expect(readOfCat('„Ala ma psa.”')).toBe('Ala ma psa.')
    expect(readOfCat('„Ala” ma „psa”')).toBe('„Ala” ma „psa”')
  })

  it('is none where it is empty or endless', () => {
    expect(readReworked(' \n', 'Ala')).toBeNull()
    expect(readReworked('""', 'Ala')).toBeNull()
    expect(readReworked('a'.repeat(100_000), 'Ala')).toBeNull()
  })
})
