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
  readonly stop: () => void
}

/** Starts the worker; it fetches the dictionary by itself. */
export function startTextWorker(): TextWorker {
  allowWorker(workerAddress)
  const worker = new Worker(workerAddress, { type: 'module' })
  const dictionary = createStore<DictionaryState>('coming')
  const waiting = new Map<number, (answer: unknown) => void>()
  let lastId = 0
  const send = (message: ToWorker) => worker.postMessage(message)

  function endAll(): void {
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'dictionary') {
      dictionary.set(data.state)
      return
    }
    waiting.get(data.id)?.(data.answer)
    waiting.delete(data.id)
  })
  // Its code can't be fetched: no answer will come.
  worker.addEventListener('error', () => {
    dictionary.set('missing')
    endAll()
  })

  return {
    dictionary,
    ask(kind, asked) {
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        waiting.set(id, (answer) => resolve(answer))
        send({ ...asked, kind, id })
      })
    },
    fetchAgain() {
      dictionary.set('coming')
      send({ kind: 'fetch' })
    },
    stop() {
      worker.terminate()
      endAll()
    },
  }
}
