import { createStore, type ReadableStore } from '#domain/store.ts'
import type { TextDocument } from '../document/textDocument.ts'
import {
  answeredLines,
  changedLines,
  type CheckedLine,
  unansweredTexts,
  uncheckedLines,
} from './checkedLines.ts'
import type { TextWorker } from './textWorker.ts'

export interface CheckingState {
  readonly lines: readonly CheckedLine[]
  /** Whether lines still wait for their marks. */
  readonly isChecking: boolean
}

export interface Checking extends ReadableStore<CheckingState> {
  /** Follows the text until it is stopped. Returns how to stop. */
  readonly start: () => () => void
}

/** Lines that are asked for at once: other questions come in between. */
const AT_ONCE = 24
/** How long nobody has to type before a word counts as written, ms. */
const PAUSE = 450

/** Keeps the marks of a text: only lines that have changed are asked for, and answers that come too late change nothing. */
export function createChecking(document: TextDocument, worker: TextWorker): Checking {
  const store = createStore<CheckingState>({
    lines: uncheckedLines(document.getSnapshot().text),
    isChecking: true,
  })
  let isAsking = false
  let isStopped = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const edition = () => (worker.dictionary.getSnapshot() === 'ready' ? 2 : 1)

  async function ask(): Promise<void> {
    if (isAsking || isStopped) return
    const texts = unansweredTexts(store.getSnapshot().lines, edition(), AT_ONCE)
    if (texts.length === 0) {
      store.set({ ...store.getSnapshot(), isChecking: false })
      return
    }
    isAsking = true
    const answer = await worker.ask('check', { lines: texts })
    isAsking = false
    if (answer === null) return
    const marks = new Map(texts.map((text, at) => [text, answer.marks[at] ?? []]))
    const { lines } = store.getSnapshot()
    store.set({ lines: answeredLines(lines, marks, answer.edition), isChecking: true })
    void ask()
  }

  function follow(): void {
    const lines = changedLines(store.getSnapshot().lines, document.getSnapshot().text)
    if (lines === store.getSnapshot().lines) return
    store.set({ lines, isChecking: true })
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), PAUSE)
  }

  return {
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    subscribe: store.subscribe,
    start() {
      isStopped = false
      follow()
      void ask()
      const stops = [document.subscribe(follow), worker.dictionary.subscribe(() => void ask())]
      return () => {
        isStopped = true
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
  }
}
