import type { Edit, Span } from '#domain/text/span.ts'

/** One step of a text's history: the edits that make it, those that take it back, and the selections around it. */
export interface TextStep {
  readonly forth: readonly Edit[]
  readonly back: readonly Edit[]
  readonly before: Span
  readonly after: Span
  /** Whether what is typed next may become a part of this step. */
  readonly isTyped: boolean
}

export interface TextHistory {
  readonly done: readonly TextStep[]
  readonly undone: readonly TextStep[]
}

export const NO_HISTORY: TextHistory = { done: [], undone: [] }

/** Steps that can be undone. */
const MOST_STEPS = 500

/** The edits that take others back, in the text after these. */
export function inverseOf(text: string, edits: readonly Edit[]): readonly Edit[] {
  let shift = 0
  return edits.map((edit) => {
    const from = edit.from + shift
    shift += edit.text.length - (edit.to - edit.from)
    return { from, to: from + edit.text.length, text: text.slice(edit.from, edit.to) }
  })
}

/** The history after one more step; what was undone can't come back. Typed letters join the word that is being typed. */
export function withStep({ done }: TextHistory, step: TextStep): TextHistory {
  const last = done.at(-1)
  const joined = last === undefined ? null : joinTyped(last, step)
  const steps = joined === null ? [...done, step] : [...done.slice(0, -1), joined]
  return { done: steps.slice(-MOST_STEPS), undone: [] }
}

/** Two steps as one where the second types or deletes on at the place of the first, within one word; else null. */
function joinTyped(one: TextStep, next: TextStep): TextStep | null {
  if (!one.isTyped || !next.isTyped) return null
  const [forth] = one.forth
  const [back] = one.back
  const [nextForth] = next.forth
  const [nextBack] = next.back
  if (forth === undefined || back === undefined || nextForth === undefined || nextBack === undefined)
    return null
  const around = { before: one.before, after: next.after, isTyped: true }
  const types = back.text === '' && nextBack.text === '' && nextForth.from === forth.from + forth.text.length
  if (types) {
    const beginsWord = /\s$/u.test(forth.text) && /^\S/u.test(nextForth.text)
    if (beginsWord || nextForth.text.includes('\n')) return null
    const text = forth.text + nextForth.text
    return {
      ...around,
      forth: [{ ...forth, text }],
      back: [{ from: forth.from, to: forth.from + text.length, text: '' }],
    }
  }
  const deletes = forth.text === '' && nextForth.text === '' && nextForth.to === forth.from
  if (!deletes || /\s/u.test(nextBack.text)) return null
  const text = nextBack.text + back.text
  return {
    ...around,
    forth: [{ from: nextForth.from, to: nextForth.from + text.length, text: '' }],
    back: [{ from: nextForth.from, to: nextForth.from, text }],
  }
}
