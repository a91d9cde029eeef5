import { createStore, type ReadableStore } from '#domain/store.ts'
import { allowWorker } from '#ui/defaultPolicy.ts'
// Vite makes an address of it; the linter reads the file itself.
// oxlint-disable-next-line import/default
import workerAddress from './checkTexts.worker.ts?worker&url'
import type { Answer, FromWorker, Question, QuestionKind, Questions, ToWorker } from './questions.ts'

/** Whether the words of the dictionary are there: on their way, there, or not to be had now. */
export type DictionaryState = 'coming' | 'ready' | 'missing'

/** The worker that looks at texts, so that writing never waits for it. */
export interface TextWorker {
  readonly dictionary: ReadableStore<DictionaryState>
  /** Answers a question; null where that failed. */
  readonly ask: <Kind extends QuestionKind>(
    kind: Kind,
    asked: Questions[Kind]['asked'],
  ) => Promise<Questions[Kind]['answer'] | null>
  /** Tries again to fetch the dictionary. */
  readonly fetchAgain: () => void
  /** Starts it; the dictionary is fetched by itself, and what was asked before is answered. Returns how to end it. */
  readonly start: () => () => void
}

type Waiting = {
  readonly [Kind in QuestionKind]: Map<number, (answer: Questions[Kind]['answer'] | null) => void>
}

/** Makes the worker's line; nothing runs before its start. */
export function createTextWorker(): TextWorker {
  const dictionary = createStore<DictionaryState>('coming')
  const waiting: Waiting = {
    check: new Map(),
    replace: new Map(),
    measure: new Map(),
    change: new Map(),
    find: new Map(),
  }
  const unsent: (() => void)[] = []
  let worker: Worker | null = null
  let lastId = 0

  function hear({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'dictionary') {
      dictionary.set(data.state)
      return
    }
    settle(data)
  }

  function settle<Kind extends QuestionKind>({ of, id, answer }: Answer<Kind>): void {
    const waits: Waiting[Kind] = waiting[of]
    waits.get(id)?.(answer)
    waits.delete(id)
  }

  /** Its code can't be fetched: no answer will come. */
  function giveUp(): void {
    dictionary.set('missing')
    for (const waits of Object.values(waiting)) {
      for (const answer of waits.values()) answer(null)
      waits.clear()
    }
  }

  function start(): () => void {
    allowWorker(workerAddress)
    const started = new Worker(workerAddress, { type: 'module' })
    worker = started
    started.addEventListener('message', hear)
    started.addEventListener('error', giveUp)
    for (const send of unsent.splice(0)) send()
    return () => {
      started.terminate()
      if (worker === started) worker = null
      dictionary.set('coming')
    }
  }

  return {
    dictionary,
    ask<Kind extends QuestionKind>(kind: Kind, asked: Questions[Kind]['asked']) {
      lastId += 1
      const id = lastId
      return new Promise<Questions[Kind]['answer'] | null>((resolve) => {
        const waits: Waiting[Kind] = waiting[kind]
        waits.set(id, resolve)
        const question: Question<Kind> = { kind: 'question', of: kind, id, asked }
        const send = () => worker?.postMessage(question)
        if (worker === null) unsent.push(send)
        else send()
      })
    },
    fetchAgain() {
      dictionary.set('coming')
      worker?.postMessage({ kind: 'fetch' } satisfies ToWorker)
    },
    start,
  }
}
