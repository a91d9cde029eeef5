import { mentionOf, readCommon, readGivenLook, readLooks, splitLooks } from '../text/common.ts'
import { PieceFault } from '../text/faultError.ts'
import { readQuoted, readWords } from '../text/words.ts'
import type { LinkMark, Mention, Statement } from '../statement.ts'

const NAME = String.raw`(?:\x60[^\x60]+\x60|[\p{L}\p{N}_.-]*[\p{L}\p{N}_](?:~[^~\s]+~)?)`
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*(?:"([^"]*)"\s*)?(<\||\*|o|<|\(\))?(--|\.\.)(\|>|\*|o|>|\(\))?\s*(?:"([^"]*)"\s*)?(${NAME})\s*(?::\s*(.*))?$`,
  'u',
)
const DECLARED = new RegExp(String.raw`^class\s+(${NAME})\s*(?:\["([^"]*)"\])?\s*(\{\s*\}?)?$`, 'u')
const MEMBER = new RegExp(String.raw`^(${NAME})\s*:\s*(\S.*)$`, 'u')
const ARROWS = ['<|--', '*--', 'o--', '-->', '..>', '..|>', '--']

/** What one piece of a class diagram says; `block` is the body that is open there. */
export function readClassPiece(words: string, newKey: () => number, body: string | null): Statement {
  if (words === '}') return { type: 'close', word: '}' }
  if (body !== null && words !== '' && !words.startsWith('%%')) {
    return { type: 'detail', of: body, text: words, isOutside: false }
  }
  const { before, looks } = splitLooks(words)
  const declared = DECLARED.exec(before.trim())
  const common = readCommon(words) ?? (declared === null ? (readLooks(words) ?? readGivenLook(words)) : null)
  if (common !== null) return common
  if (/^(?:click|link|callback)\s/u.test(words)) return { type: 'kept' }
  if (declared !== null) return declaredClass(declared, looks)
  const namespace = /^namespace\s+([\p{L}\p{N}_.]+)\s*\{$/u.exec(words)
  if (namespace !== null) return { type: 'open', block: 'namespace', node: mentionOf(namespace[1] ?? '') }
  const mark = /^<<(.+)>>\s+(\S+)$/u.exec(words)
  if (mark !== null)
    return { type: 'detail', of: mark[2] ?? '', text: `<<${mark[1] ?? ''}>>`, isOutside: true }
  const note = /^note\s+(?:for\s+(\S+)\s+)?"([^"]*)"$/u.exec(words)
  if (note !== null) {
    const of = note[1]
    return { type: 'note', place: 'for', of: of === undefined ? [] : [of], text: readNote(note[2] ?? '') }
  }
  const relation = RELATION.exec(words)
  if (relation !== null) return relationOf(relation, newKey())
  const member = MEMBER.exec(words)
  if (member !== null) return { type: 'detail', of: member[1] ?? '', text: member[2] ?? '', isOutside: true }
  if (/--|\.\./u.test(words)) throw new PieceFault('badArrow', 0, words, ARROWS)
  throw new PieceFault('unknownLine', 0, words, ['class A', 'A <|-- B', 'A : +pole'])
}

const readNote = (words: string) => readWords(words).replaceAll(String.raw`\n`, '\n')

function declaredClass(found: RegExpExecArray, looks: readonly string[]): Statement {
  const [, id = '', label, brace = ''] = found
  const node: Mention = mentionOf(id, { text: label === undefined ? null : readQuoted(label), looks })
  if (brace === '{') return { type: 'open', block: 'body', node }
  return { type: 'node', node, word: 'class' }
}

function relationOf(found: RegExpExecArray, key: number): Statement {
  const [, one = '', fromText = '', from = '', stroke = '--', to = '', toText = '', other = '', text = ''] =
    found
  const link: LinkMark = {
    key,
    from: from === '<|' ? '|>' : from === '<' ? '>' : from,
    to,
    stroke: stroke === '--' ? 'solid' : 'dotted',
    extra: 0,
    text: readWords(text),
    fromText,
    toText,
  }
  return { type: 'links', groups: [[mentionOf(one)], [mentionOf(other)]], links: [link] }
}
