import { mentionOf, readCommon, readGivenLook, readLooks, splitLooks } from '../text/common.ts'
import { PieceFault } from '../text/faultError.ts'
import { readQuoted, readWords } from '../text/words.ts'
import type { Statement } from '../statement.ts'

const NAME = String.raw`(?:"[^"]+"|[\p{L}\p{N}_-]*[\p{L}\p{N}_])`
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*(\|o|\|\||\}o|\}\|)(--|\.\.)(o\||\|\||o\{|\|\{)\s*(${NAME})\s*(?::\s*(.*))?$`,
  'u',
)
const ENTITY = new RegExp(String.raw`^(${NAME})\s*(?:\[\s*(?:"([^"]*)"|([^\]]+?))\s*\])?\s*(\{\s*\}?)?$`, 'u')
const ATTRIBUTE =
  /^[\p{L}\p{N}_[\]()-]+\s+[*\p{L}\p{N}_[\]()-]+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/u

/** What one piece of an entity diagram says; `body` is the entity whose parts stand there. */
export function readEntityPiece(words: string, newKey: () => number, body: string | null): Statement {
  if (words === '}') return { type: 'close', word: '}' }
  const common = readCommon(words)
  if (common !== null) return common
  if (body !== null) {
    if (!ATTRIBUTE.test(words)) throw new PieceFault('unknownLine', 0, words, ['string nazwa', 'int id PK'])
    return { type: 'detail', of: body, text: words.replaceAll(/\s+/gu, ' '), isOutside: false }
  }
  const looks = readLooks(words) ?? readGivenLook(words)
  if (looks !== null) return looks
  const relation = RELATION.exec(words)
  if (relation !== null) {
    const [, one = '', from = '', stroke = '--', to = '', other = '', text = ''] = relation
    return {
      type: 'links',
      groups: [[mentionOf(unquoted(one))], [mentionOf(unquoted(other))]],
      links: [
        {
          key: newKey(),
          from: turned(from),
          to,
          stroke: stroke === '--' ? 'solid' : 'dotted',
          extra: 0,
          text: readWords(text),
          fromText: '',
          toText: '',
        },
      ],
    }
  }
  const given = splitLooks(words)
  const entity = ENTITY.exec(given.before.trim())
  if (entity !== null) {
    const [, name = '', quoted, plain, brace = ''] = entity
    const text = quoted !== undefined ? readQuoted(quoted) : plain === undefined ? null : readWords(plain)
    const node = mentionOf(unquoted(name), { text, looks: given.looks })
    return brace === '{' ? { type: 'open', block: 'body', node } : { type: 'node', node, word: '' }
  }
  if (/--|\.\./u.test(words))
    throw new PieceFault('badArrow', 0, words, ['||--o{', '}o--||', '||--||', '}|..|{'])
  throw new PieceFault('unknownLine', 0, words, ['KLIENT ||--o{ ZAMOWIENIE : składa', 'KLIENT {'])
}

const unquoted = (name: string) => (name.startsWith('"') ? name.slice(1, -1) : name)

/** An end at the left of a line as it stands at the right. */
export function turned(end: string): string {
  return Array.from(end)
    .toReversed()
    .join('')
    .replaceAll(/[{}]/gu, (brace) => (brace === '{' ? '}' : '{'))
}
