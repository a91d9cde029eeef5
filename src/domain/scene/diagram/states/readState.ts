import { mentionOf, readCommon, readGivenLook, readLooks, splitLooks } from '../text/common.ts'
import { PieceFault } from '../text/faultError.ts'
import { readQuoted, readWords } from '../text/words.ts'
import type { FlowForm, Mention, Statement } from '../statement.ts'

const mention = (id: string, looks: string): Mention => mentionOf(id, { looks: splitLooks(looks).looks })

const ID = String.raw`(?:\[\*\]|[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*)`
const LOOK = String.raw`((?:\s*:::\s*[\w-]+)*)`
const TRANSITION = new RegExp(String.raw`^(${ID})${LOOK}\s*-->\s*(${ID})${LOOK}\s*(?::\s*(.*))?$`, 'u')
const DESCRIBED = new RegExp(String.raw`^(${ID})\s*:(?!:)\s*(.+)$`, 'u')
const DECLARED = new RegExp(String.raw`^(?:state\s+)?(${ID})$`, 'u')
const NAMED = new RegExp(String.raw`^state\s+"([^"]*)"\s+as\s+(${ID})\s*(\{)?$`, 'u')
const BLOCK = new RegExp(String.raw`^state\s+(${ID})\s*\{$`, 'u')
const FORMED = new RegExp(String.raw`^state\s+(${ID})\s*<<(choice|fork|join)>>$`, 'u')

/** Forms of the nodes that only steer; fork and join are bars. */
const FORMS: Readonly<Record<string, FlowForm>> = {
  choice: 'diamond',
  fork: 'trapezoid',
  join: 'trapezoidUp',
}

/** What one piece of a state diagram says; `isInNote`: within a remark of several lines. */
export function readStatePiece(words: string, newKey: () => number): Statement {
  const common = readCommon(words) ?? readLooks(words) ?? readGivenLook(words)
  if (common !== null) return common
  if (words === '}') return { type: 'close', word: '}' }
  if (words === '--' || /^(?:hide empty description|scale\s)/u.test(words)) return { type: 'kept' }
  const transition = TRANSITION.exec(words)
  if (transition !== null) {
    const [, one = '', oneLooks = '', other = '', otherLooks = '', text = ''] = transition
    return {
      type: 'links',
      groups: [[mention(one, oneLooks)], [mention(other, otherLooks)]],
      links: [
        {
          key: newKey(),
          from: '',
          to: '>',
          stroke: 'solid',
          extra: 0,
          text: readWords(text),
          fromText: '',
          toText: '',
        },
      ],
    }
  }
  const note = /^note\s+(left of|right of|over)\s+(\S+)\s*:\s*(.+)$/u.exec(words)
  if (note !== null) {
    return { type: 'note', place: note[1] ?? '', of: [note[2] ?? ''], text: readWords(note[3] ?? '') }
  }
  return readDeclared(words)
}

function readDeclared(words: string): Statement {
  const named = NAMED.exec(words)
  if (named !== null) {
    const node = mentionOf(named[2] ?? '', { text: readQuoted(named[1] ?? '') })
    return named[3] === undefined
      ? { type: 'node', node, word: 'state' }
      : { type: 'open', block: 'state', node }
  }
  const block = BLOCK.exec(words)
  if (block !== null) return { type: 'open', block: 'state', node: mentionOf(block[1] ?? '') }
  const formed = FORMED.exec(words)
  if (formed !== null) {
    const form = FORMS[formed[2] ?? ''] ?? null
    return { type: 'node', node: mentionOf(formed[1] ?? '', { form }), word: 'state' }
  }
  const described = DESCRIBED.exec(words)
  if (described !== null) {
    const node = mentionOf(described[1] ?? '', { text: readWords(described[2] ?? '') })
    return { type: 'node', node, word: '' }
  }
  const { before, looks } = splitLooks(words)
  const declared = DECLARED.exec(before.trim())
  if (declared !== null) {
    const node = mentionOf(declared[1] ?? '', { looks })
    return { type: 'node', node, word: words.startsWith('state') ? 'state' : '' }
  }
  if (words.includes('->')) throw new PieceFault('badArrow', 0, words, ['A --> B', 'A --> B : …'])
  throw new PieceFault('unknownLine', 0, words, ['[*] --> A', 'A --> B : …', 'state "…" as A'])
}
