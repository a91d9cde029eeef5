import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinTexts } from './joinTexts.ts'

const base = 'flowchart TD\n  a[Sala]\n  b[Tort]\n'
const line = fc.constantFrom('a', 'b', 'c', 'd')
const text = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'))

it('has the lines that both have changed, added and taken out', () => {
  const join = (ours: string, theirs: string) => joinTexts({ base, ours, theirs })
  expect(join(`${base}  c[Moje]`, `${base}  d[Ich]\n  %% @pos d 1 2\n`)).toBe(
    'flowchart TD\n  a[Sala]\n  b[Tort]\n  c[Moje]\n  d[Ich]\n  %% @pos d 1 2',
  )
  expect(join(base.replace('Sala', 'Ogród'), base.replace('Tort', 'Lody'))).toBe(
    'flowchart TD\n  a[Ogród]\n  b[Lody]',
  )
  expect(join(base.replace('  a[Sala]\n', ''), `${base}  d[Ich]`)).toBe('flowchart TD\n  b[Tort]\n  d[Ich]')
  // Both have written one line anew, and they have added one.
  expect(join(base.replace('Tort', 'Moje'), `${base.replace('Tort', 'Ich')}  d[Więcej]`)).toBe(
    'flowchart TD\n  a[Sala]\n  b[Moje]\n  d[Więcej]',
  )
})

it('is the text of the one who alone has changed it', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(joinTexts({ base: before, ours: after, theirs: before })).toBe(after)
      expect(joinTexts({ base: before, ours: before, theirs: after })).toBe(after)
    }),
  )
})

it('has every line of ours, and every line that they added', () => {
  fc.assert(
    fc.property(text, text, fc.nat(6), (before, ours, at) => {
      const lines = before.split('\n')
      const theirs = lines.toSpliced(at, 0, 'nowe').join('\n')
      const joined = joinTexts({ base: before, ours, theirs }).split('\n')
      expect(joined.filter((each) => each !== 'nowe')).toEqual(ours.split('\n'))
      expect(joined).toContain('nowe')
    }),
  )
})
