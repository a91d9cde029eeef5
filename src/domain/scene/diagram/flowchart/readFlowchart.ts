import { mentionOf, readCommon, readGivenLook, readLooks } from '../text/common.ts'
import { createCursor, type Cursor } from '../text/cursor.ts'
import { PieceFault } from '../text/faultError.ts'
import { readWords } from '../text/words.ts'
import type { LinkMark, Mention, Statement } from '../statement.ts'
import { readLink } from './readLink.ts'
import { readMention } from './readMention.ts'

/** What one piece of a flowchart says. */
export function readFlowchartPiece(words: string, newKey: () => number): Statement {
  const common = readCommon(words) ?? readLooks(words) ?? readGivenLook(words)
  if (common !== null) return common
  if (/^(?:click|href)\s/u.test(words)) return { type: 'kept' }
  if (words === 'end') return { type: 'close', word: 'end' }
  if (/^subgraph\b/u.test(words)) return readSubgraph(words)
  const cursor = createCursor(words)
  const groups: (readonly Mention[])[] = [readGroup(cursor)]
  const links: LinkMark[] = []
  for (cursor.skipSpaces(); !cursor.isDone; cursor.skipSpaces()) {
    const link = readLink(cursor, newKey())
    if (link === null) throw new PieceFault('badArrow', cursor.at, cursor.rest, ['-->', '---', '-.->', '==>'])
    links.push(link)
    cursor.skipSpaces()
    groups.push(readGroup(cursor))
  }
  const [node, other] = groups[0] ?? []
  return links.length === 0 && node !== undefined && other === undefined
    ? { type: 'node', node, word: '' }
    : { type: 'links', groups, links }
}

function readGroup(cursor: Cursor): readonly Mention[] {
  const group = [readMention(cursor)]
  while (cursor.take(/\s*&\s*/uy) !== null) group.push(readMention(cursor))
  return group
}

function readSubgraph(words: string): Statement {
  const title = words.slice('subgraph'.length).trim()
  const named = /^([\p{L}\p{N}_.-]+)\s*\[(.*)\]$/u.exec(title)
  const node =
    named === null
      ? mentionOf(readWords(title) || 'subgraph')
      : mentionOf(named[1] ?? '', { text: readWords(named[2] ?? '') })
  return { type: 'open', block: 'subgraph', node }
}
