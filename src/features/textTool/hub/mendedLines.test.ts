import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkText, replacementsOf } from '#domain/text/marks/checkText.ts'
import { openDictionary } from '#domain/text/spelling/openDictionary.ts'
import { lineText, MENDED_LINES } from './mendedLines.ts'

const dictionary = openDictionary(
  readFileSync(new URL('../../../domain/text/spelling/polishWords.bin', import.meta.url)),
)

describe.each(MENDED_LINES.map((line) => [lineText(line, 'wrong'), lineText(line, 'right')] as const))(
  'the example „%s”',
  (wrong, right) => {
    it('has a fault that the tool finds and mends as it is shown', () => {
      const [mark] = checkText(wrong, dictionary)
      if (mark === undefined) throw new Error('nothing is marked')
      const [replacement = ''] = replacementsOf(mark, dictionary)
      expect(wrong.slice(0, mark.from) + replacement + wrong.slice(mark.to)).toBe(right)
    })

    it('has no fault once it is mended', () => {
      expect(checkText(right, dictionary)).toEqual([])
    })
  },
)
