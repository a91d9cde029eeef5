import { mentionOf, readCommon } from '../text/common.ts'
import { PieceFault } from '../text/faultError.ts'
import { readWords } from '../text/words.ts'
import type { BlockWord, Statement } from '../statement.ts'

const ID = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_ .]|-(?![->x)]))*?`
const MESSAGE = new RegExp(String.raw`^(${ID})\s*(<<)?(--?)(>>|>|x|\))([+-]?)\s*(${ID})\s*:\s*(.*)$`, 'u')
const PARTICIPANT = /^(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/u
const NOTE = /^[Nn]ote\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.+)$/u
const BLOCK = /^(loop|alt|opt|par|critical|break|rect|box)(?:\s+(.*))?$/u
const DIVIDER = /^(else|and|option)(?:\s+(.*))?$/u
const ARROWS = ['->>', '-->>', '->', '-->', '-x', '-)']

/** What one piece of a sequence says. */
export function readSequencePiece(words: string, newKey: () => number): Statement {
  const common = readCommon(words)
  if (common !== null) return common
  if (words === 'end') return { type: 'close', word: 'end' }
  if (/^(?:autonumber|links?|create|destroy|properties)\b/u.test(words)) return { type: 'kept' }
  const title = /^title:?\s+(.+)$/u.exec(words)
  if (title !== null) return { type: 'title', text: readWords(title[1] ?? '') }
  const participant = PARTICIPANT.exec(words)
  if (participant !== null) {
    const [, word = '', id = '', text] = participant
    return { type: 'node', word, node: mentionOf(id, { text: text === undefined ? null : readWords(text) }) }
  }
  const note = NOTE.exec(words)
  if (note !== null) {
    const of = (note[2] ?? '').split(',').map((each) => each.trim())
    return { type: 'note', place: note[1] ?? '', of, text: readWords(note[3] ?? '') }
  }
  const turn = /^(activate|deactivate)\s+(.+)$/u.exec(words)
  if (turn !== null) return { type: 'activate', id: turn[2] ?? '', isOn: turn[1] === 'activate' }
  // The rest of such a line is words, whatever signs they have.
  const block = readBlock(words)
  if (block !== null) return block
  const message = MESSAGE.exec(words)
  if (message !== null) {
    const [, one = '', back, stroke = '', to = '', toText = '', other = '', text = ''] = message
    return {
      type: 'links',
      groups: [[mentionOf(one)], [mentionOf(other)]],
      links: [
        {
          key: newKey(),
          from: back === undefined ? '' : '>>',
          to,
          stroke: stroke === '-' ? 'solid' : 'dotted',
          extra: 0,
          text: readWords(text),
          fromText: '',
          toText,
        },
      ],
    }
  }
  if (/-[->x)]/u.test(words)) {
    const isCut = !words.includes(':')
    throw new PieceFault(isCut ? 'missingTarget' : 'badArrow', 0, words, isCut ? ['A->>B: …'] : ARROWS)
  }
  throw new PieceFault('unknownLine', 0, words, ['participant A', 'A->>B: …', 'Note over A: …', 'loop …'])
}

function readBlock(words: string): Statement | null {
  const divider = DIVIDER.exec(words)
  if (divider !== null) return { type: 'divider', word: divider[1] ?? '', text: readWords(divider[2] ?? '') }
  const block = BLOCK.exec(words)
  const word = block === null ? null : blockWord(block[1] ?? '')
  if (block === null || word === null) return null
  const text = readWords(block[2] ?? '')
  return { type: 'open', block: word, node: mentionOf(text, { text }) }
}

function blockWord(word: string): BlockWord | null {
  if (
    word === 'loop' ||
    word === 'alt' ||
    word === 'opt' ||
    word === 'par' ||
    word === 'critical' ||
    word === 'break' ||
    word === 'rect' ||
    word === 'box'
  ) {
    return word
  } else {
    return null
  }
}
