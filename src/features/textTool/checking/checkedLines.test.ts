import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mark } from '#domain/text/marks/mark.ts'
import {
  allMarks,
  answeredLines,
  changedLines,
  type CheckedLine,
  unansweredTexts,
  uncheckedLines,
} from './checkedLines.ts'

/** Marks every „x”. */
const marksOf = (line: string): readonly Mark[] =>
  [...line.matchAll(/x/gu)].map(({ index }) => ({
    kind: 'spelling',
    message: { code: 'unknown-word', word: 'x' },
    replacements: [],
    from: index,
    to: index + 1,
  }))

const answersTo = (texts: readonly string[]) => new Map(texts.map((text) => [text, marksOf(text)]))

const checked = (text: string, edition = 1): readonly CheckedLine[] =>
  answeredLines(uncheckedLines(text), answersTo(text.split('\n')), edition)

const never = () => false

describe('lines and their marks', () => {
  it('asks for changed lines alone', () => {
    const lines = changedLines(checked('raz\ndwa\ntrzy'), 'raz\ndwax\ntrzy')
    expect(unansweredTexts(lines, 1, 10)).toEqual(['dwax'])
  })

  it('keeps the other lines as they are, and asks for equal ones and empty ones no more', () => {
    const before = checked('raz\ndwa\ntrzy')
    const after = changedLines(before, 'raz\n\nraz\ndwa\ntrzy')
    expect(after[0]).toBe(before[0])
    expect(after.slice(-2)).toEqual(before.slice(-2))
    expect(unansweredTexts(after, 1, 10)).toEqual(['raz'])
  })

  it('asks for everything once the dictionary is there', () => {
    expect(unansweredTexts(checked('raz\ndwa'), 2, 10)).toEqual(['raz', 'dwa'])
    expect(unansweredTexts(checked('raz\ndwa'), 2, 1)).toEqual(['raz'])
  })

  it('takes no answer for a text that is gone', () => {
    const lines = changedLines(uncheckedLines('x'), 'y')
    expect(answeredLines(lines, answersTo(['x']), 1)).toBe(lines)
  })

  it('takes no answer of an older edition', () => {
    const lines = checked('x', 2)
    expect(answeredLines(lines, new Map([['x', []]]), 1)).toBe(lines)
  })

  it('keeps the marks that a change doesn’t touch, at their words', () => {
    const lines = changedLines(checked('x ala x'), 'x bala x')
    expect(allMarks(lines, never).map(({ from, written }) => [from, written])).toEqual([
      [0, 'x'],
      [7, 'x'],
    ])
    expect(allMarks(changedLines(checked('x ala'), 'xy ala'), never)).toEqual([])
  })

  it('tells the same fault by the same key, wherever its line stands', () => {
    const [one] = allMarks(checked('raz x'), never)
    const [other] = allMarks(checked('przed tym\nraz x'), never)
    expect(other?.key).toBe(one?.key)
    expect(allMarks(checked('raz x'), ({ key }) => key === one?.key)).toEqual([])
  })

  it('has the marks of the whole text, whatever it was before', () => {
    const text = fc.string({ unit: fc.constantFrom('x', 'a', ' ', '\n'), maxLength: 30 })
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
        let lines = uncheckedLines('')
        for (const next of texts) {
          lines = changedLines(lines, next)
          expect(lines.map((line) => line.text).join('\n')).toBe(next)
          lines = answeredLines(lines, answersTo(unansweredTexts(lines, 1, 100)), 1)
        }
        const last = texts.at(-1) ?? ''
        expect(allMarks(lines, never).map(({ from }) => from)).toEqual(
          [...last.matchAll(/x/gu)].map(({ index }) => index),
        )
      }),
    )
  })
})
