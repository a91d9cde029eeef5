import { readCommon } from '../text/common.ts'
import { PieceFault } from '../text/faultError.ts'
import { firstWords, lineWords, readWords } from '../text/words.ts'
import type { Statement } from '../statement.ts'

/** What begins a line that is no time. */
const MEANS_ELSE = /^(?:title|section|direction|accTitle|accDescr)\b|^%%/u
const withoutColons = (words: string) => words.replaceAll(/\s*:(?=\s|$)|^:/gu, '#58;')

/** What one line of a timeline says. */
export function readTimelinePiece(words: string): Statement {
  const common = readCommon(words)
  if (common !== null) return common
  const title = /^title\s+(.+)$/u.exec(words)
  if (title !== null) return { type: 'title', text: readWords(title[1] ?? '') }
  const section = /^section\s+(.+)$/u.exec(words)
  if (section !== null) return { type: 'section', text: readWords(section[1] ?? '') }
  const [period = '', ...events] = words.split(/\s*:\s+|\s+:\s*|^:/u).map((each) => readWords(each))
  if (period === '' && events.every((event) => event === '')) {
    throw new PieceFault('unknownLine', 0, words, ['2024 : …', 'section …'])
  }
  return {
    type: 'period',
    text: period === '' ? null : period,
    events: events.filter((event) => event !== ''),
  }
}

/** A statement as timelines write it; null for those they don't have. */
export function printTimelinePiece(statement: Statement): string | null {
  if (statement.type === 'section') {
    return `section ${lineWords(statement.text)}`
  } else if (statement.type === 'period') {
    const events = statement.events.map((event) => `: ${withoutColons(lineWords(event))}`).join(' ')
    return statement.text === null
      ? events
      : `${withoutColons(firstWords(statement.text, MEANS_ELSE))} ${events}`.trimEnd()
  } else {
    return null
  }
}
