import { createStore, type ReadableStore } from '#domain/store.ts'
import { allowWorker } from '#ui/defaultPolicy.ts'
import workerAddress from './checkTexts.worker.ts?worker&url'
import type { FromWorker, QuestionKind, Questions, ToWorker } from './questions.ts'

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

/** Makes the worker's line; nothing runs before its start. */
export function createTextWorker(): TextWorker {
  const dictionary = createStore<DictionaryState>('coming')
  const waiting = new Map<
    number,
    { readonly message: ToWorker; readonly answer: (answer: unknown) => void }
  >()
  let worker: Worker | null = null
  let lastId = 0

  function hear({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'dictionary') {
      dictionary.set(data.state)
      return
    }
    waiting.get(data.id)?.answer(data.answer)
    waiting.delete(data.id)
  }

  /** Its code can't be fetched: no answer will come. */
  function giveUp(): void {
    dictionary.set('missing')
    for (const { answer } of waiting.values()) answer(null)
    waiting.clear()
  }

  function start(): () => void {
    allowWorker(workerAddress)
    const started = new Worker(workerAddress, { type: 'module' })
    worker = started
    started.addEventListener('message', hear)
    started.addEventListener('error', giveUp)
    for (const { message } of waiting.values()) started.postMessage(message)
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
      // The worker is of this build: it takes and answers what `Questions` says.
      const message = { ...asked, kind, id } as ToWorker
      return new Promise<Questions[Kind]['answer'] | null>((resolve) => {
        waiting.set(id, {
          message,
          answer: (answer) => resolve(answer as Questions[Kind]['answer'] | null),
        })
        worker?.postMessage(message)
      })
    },
    fetchAgain() {
      dictionary.set('coming')
      worker?.postMessage({ kind: 'fetch' } satisfies ToWorker)
    },
    start,
  }
}
