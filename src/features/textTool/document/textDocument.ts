import { createStore, type ReadableStore } from '#domain/store.ts'
import { applyEdits, type Edit, type Span } from '#domain/text/span.ts'
import { editBetween } from '#domain/text/changes/editBetween.ts'
import { inverseOf, NO_HISTORY, type TextHistory, withStep } from './textHistory.ts'

export interface TextState {
  readonly text: string
  /** Where caret or selection stand. */
  readonly selection: Span
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/**
 * A plain text that is being written, with its caret and its history. Whoever stores it subscribes and reads `text`. The
 * history is our own and not the browser's: that one is lost with each text that a script sets, and takes seconds where
 * thousands of lines change.
 */
export interface TextDocument extends ReadableStore<TextState> {
  /** Takes over what was typed: the whole text as it stands now. Letters of one word are one step. */
  readonly type: (text: string, selection: Span) => void
  /** Changes the text by one press: one step. The caret stays at its words where no selection is given. */
  readonly edit: (edits: readonly Edit[], selection?: Span) => void
  /** Puts another text in place of the whole, as one step: an older version, what another tab wrote. */
  readonly replaceText: (text: string) => void
  /** The caret was moved, or is to be. */
  readonly select: (selection: Span) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Opens a text for writing, with nothing to undo. Without `selection` the caret stands at its end. */
export function createTextDocument(startText: string, startSelection?: Span): TextDocument {
  const text = startText.replaceAll(/\r\n?/gu, '\n')
  const end = { from: text.length, to: text.length }
  const store = createStore<TextState>({
    text,
    selection: within(startSelection ?? end, text),
    canUndo: false,
    canRedo: false,
  })
  let history: TextHistory = NO_HISTORY

  function show(next: string, selection: Span): void {
    store.set({
      text: next,
      selection: within(selection, next),
      canUndo: history.done.length > 0,
      canRedo: history.undone.length > 0,
    })
  }

  function step(edits: readonly Edit[], after: Span, isTyped: boolean): void {
    const { text: before, selection } = store.getSnapshot()
    history = withStep(history, {
      forth: edits,
      back: inverseOf(before, edits),
      before: selection,
      after,
      isTyped,
    })
    show(applyEdits(before, edits), after)
  }

  function edit(edits: readonly Edit[], selection?: Span): void {
    const { text: before, selection: caret } = store.getSnapshot()
    const changing = edits.filter(({ from, to, text: put }) => before.slice(from, to) !== put)
    if (changing.length === 0) return
    step(changing, selection ?? movedSpan(caret, changing), false)
  }

  function select(selection: Span): void {
    const now = store.getSnapshot()
    if (now.selection.from === selection.from && now.selection.to === selection.to) return
    show(now.text, selection)
  }

  return {
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    subscribe: store.subscribe,
    type(next, selection) {
      const change = editBetween(store.getSnapshot().text, next)
      if (change === null) select(selection)
      else step([change], selection, true)
    },
    edit,
    replaceText(next) {
      const change = editBetween(store.getSnapshot().text, next.replaceAll(/\r\n?/gu, '\n'))
      if (change !== null) edit([change])
    },
    select,
    undo() {
      const last = history.done.at(-1)
      if (last === undefined) return
      history = { done: history.done.slice(0, -1), undone: [...history.undone, last] }
      show(applyEdits(store.getSnapshot().text, last.back), last.before)
    },
    redo() {
      const next = history.undone.at(-1)
      if (next === undefined) return
      history = { done: [...history.done, next], undone: history.undone.slice(0, -1) }
      show(applyEdits(store.getSnapshot().text, next.forth), next.after)
    },
  }
}

/** Where a selection stands after edits: at the same words; at the end of an edit that held it. */
function movedSpan({ from, to }: Span, edits: readonly Edit[]): Span {
  const moved = (at: number) => {
    let shift = 0
    for (const edit of edits) {
      if (edit.from >= at) break
      if (edit.to > at) return edit.from + shift + edit.text.length
      shift += edit.text.length - (edit.to - edit.from)
    }
    return at + shift
  }
  return { from: moved(from), to: moved(to) }
}

function within({ from, to }: Span, text: string): Span {
  const last = text.length
  return { from: Math.min(from, last), to: Math.min(Math.max(from, to), last) }
}
