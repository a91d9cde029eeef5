import { mentionOf } from '../text/common.ts'
import type { Cursor } from '../text/cursor.ts'
import { PieceFault } from '../text/faultError.ts'
import { readWords } from '../text/words.ts'
import type { FlowForm, Mention } from '../statement.ts'
import { BRACKETS, SHAPE_NAMES } from './forms.ts'

const ID = /[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/uy
const LOOK = /\s*:::\s*([\w-]+)/uy

/** A node as it is written in a flowchart: its id, its brackets, its looks. */
export function readMention(cursor: Cursor): Mention {
  const id = cursor.take(ID)?.[0]
  if (id === undefined) throw new PieceFault('missingTarget', cursor.at, cursor.rest, ['A', 'A[…]'])
  if (id === 'end') throw new PieceFault('badName', cursor.at - id.length, id, ['End', 'koniec'])
  const shaped = readShape(cursor) ?? readBrackets(cursor)
  const looks: string[] = []
  for (let look = cursor.take(LOOK); look !== null; look = cursor.take(LOOK)) looks.push(look[1] ?? '')
  return mentionOf(id, { ...shaped, looks })
}

/** What may stand before the brackets of a node. */
function readBrackets(cursor: Cursor): Pick<Mention, 'text' | 'form'> | null {
  const start = cursor.at
  const tried = BRACKETS.filter(([open]) => cursor.rest.startsWith(open))
  const [first] = tried
  if (first === undefined) return null
  const [open] = first
  const found = closing(
    cursor.rest,
    open.length,
    tried.filter(([each]) => each === open),
  )
  if (found === null) {
    throw new PieceFault(
      'unclosedBracket',
      start,
      cursor.rest,
      tried.slice(0, 1).map(([, close]) => close),
    )
  }
  const words = cursor.rest.slice(open.length, found.at)
  cursor.take(new RegExp(`[^]{${found.at + found.close.length}}`, 'uy'))
  return { text: readWords(words), form: found.form }
}

/** The first of the closings after the words, which may be quoted. */
function closing(
  rest: string,
  from: number,
  brackets: readonly (readonly [string, string, FlowForm])[],
): { readonly at: number; readonly close: string; readonly form: FlowForm } | null {
  const quoted = /^\s*"[^"]*"\s*/u.exec(rest.slice(from))?.[0]
  if (quoted !== undefined) {
    const at = from + quoted.length
    const bracket = brackets.find(([, close]) => rest.startsWith(close, at))
    return bracket === undefined ? null : { at, close: bracket[1], form: bracket[2] }
  }
  const ends = brackets
    .map(([, close, form]) => ({ at: rest.indexOf(close, from), close, form }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return ends[0] ?? null
}

const SHAPE = /@\{([^}]*)\}/uy

/** `@{ shape: doc, label: "Umowa" }`. */
function readShape(cursor: Cursor): Pick<Mention, 'text' | 'form'> | null {
  const start = cursor.at
  const found = cursor.take(SHAPE)
  if (found === null) return null
  let text: string | null = null
  let form: FlowForm | null = null
  for (const [, name, quoted, plain] of (found[1] ?? '').matchAll(
    /([\w-]+)\s*:\s*(?:"([^"]*)"|([^,"]+))/gu,
  )) {
    const value = (quoted ?? plain ?? '').trim()
    if (name === 'label') text = readWords(value)
    if (name !== 'shape') continue
    form = SHAPE_NAMES.find(([each]) => each === value)?.[1] ?? null
    if (form === null) {
      throw new PieceFault(
        'badName',
        start,
        value,
        SHAPE_NAMES.slice(0, 12).map(([each]) => each),
      )
    }
  }
  return { text, form }
}
