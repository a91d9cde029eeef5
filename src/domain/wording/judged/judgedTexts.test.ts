import { expect, it } from 'vitest'
import { polish } from '../polish/polish.ts'
import { wordsmithOf } from '../wordsmith.ts'
import { plainText } from '../writtenText.ts'
import { judgedTexts } from './judgedTexts.ts'

const judged = judgedTexts()

it('has 300 texts of all products, of which at least 290 would be sent', () => {
  expect(judged).toHaveLength(300)
  expect(new Set(judged.map(({ handle }) => handle)).size).toBe(39)
  expect(judged.filter(({ isSendable }) => isSendable).length).toBeGreaterThanOrEqual(290)
  expect(judged.filter(({ isSendable, why }) => isSendable !== (why === ''))).toEqual([])
})

it('the rules still write those that were judged good: what changed is to be read again', () => {
  const { written } = wordsmithOf(polish)
  const changed = judged.flatMap(({ handle, request, variant, text, isSendable }) => {
    const now = written({ isOpen: true, request, variant, turns: {} })
    const writes = now === null ? '' : plainText(now)
    return isSendable && writes !== text ? [{ handle, was: text, writes }] : []
  })
  expect(changed).toEqual([])
})
