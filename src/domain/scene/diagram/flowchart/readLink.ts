import { PieceFault } from '../text/faultError.ts'
import type { Cursor } from '../text/cursor.ts'
import { readWords } from '../text/words.ts'
import type { LinkMark } from '../statement.ts'

const INVISIBLE = /~{3,}/uy
const STARTS: readonly {
  readonly stroke: 'solid' | 'thick' | 'dotted'
  readonly full: RegExp
  readonly open: RegExp
  readonly close: RegExp
}[] = [
  {
    stroke: 'dotted',
    full: /([<ox]?)-(\.+)-([>ox]?)/uy,
    open: /([<ox]?)-\.(?![.-])/uy,
    close: /(.*?)(\.+)-([>ox]?)/uy,
  },
  {
    stroke: 'thick',
    full: /([<ox]?)(?:(={3,})(?![>ox=])()|(={2,})([>ox]))/uy,
    open: /([<ox]?)==(?!=)/uy,
    close: /(.*?)(={2,})([>ox]?)/uy,
  },
  {
    stroke: 'solid',
    full: /([<ox]?)(?:(-{3,})(?![>ox-])()|(-{2,})([>ox]))/uy,
    open: /([<ox]?)--(?![-.])/uy,
    close: /(.*?)(-{2,})([>ox]?)/uy,
  },
]
const PIPED = /\s*\|(?:\s*("[^"]*")\s*|([^|]*))\|/uy

/** An arrow of a flowchart with its words; null where none begins. */
export function readLink(cursor: Cursor, key: number): LinkMark | null {
  const link = {
    key,
    from: '',
    to: '',
    stroke: 'solid',
    extra: 0,
    text: '',
    fromText: '',
    toText: '',
  } as const
  const invisible = cursor.take(INVISIBLE)
  if (invisible !== null) return { ...link, stroke: 'invisible', extra: invisible[0].length - 3 }
  for (const { stroke, full, open, close } of STARTS) {
    const found = cursor.take(full)
    if (found !== null) {
      const [, from = '', ...rest] = found
      const [body = '', to = ''] = rest.filter((each) => each !== undefined && each !== '')
      const isDotted = stroke === 'dotted'
      const piped = cursor.take(PIPED)
      return {
        ...link,
        stroke,
        from: from === '<' ? '>' : from,
        to,
        extra: isDotted ? body.length - 1 : body.length - (to === '' ? 3 : 2),
        text: piped === null ? '' : readWords(piped[1] ?? piped[2] ?? ''),
      }
    }
    const start = cursor.at
    const opened = cursor.take(open)
    if (opened === null) continue
    const closed = cursor.take(close)
    if (closed === null)
      throw new PieceFault('badArrow', start, cursor.rest, ['-->', '-->|…|', '---', '-.->', '==>'])
    const [, words = '', body = '', to = ''] = closed
    return {
      ...link,
      stroke,
      from: (opened[1] ?? '') === '<' ? '>' : (opened[1] ?? ''),
      to,
      extra: stroke === 'dotted' ? body.length - 1 : Math.max(0, body.length - (to === '' ? 3 : 2)),
      text: readWords(words),
    }
  }
  return null
}
