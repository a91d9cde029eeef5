import { type Dictionary, openDictionary } from '#domain/text/spelling/openDictionary.ts'
import { answerQuestion } from './answerQuestion.ts'
import type { FromWorker, ToWorker } from './questions.ts'

/**
 * What the worker does with its messages. The dictionary is fetched at once and by `fetch`, one call at a time; questions
 * don't wait for it.
 */
export function serveQuestions(
  fetchWords: () => Promise<Uint8Array>,
  tell: (message: FromWorker) => void,
): (message: ToWorker) => void {
  let dictionary: Dictionary | null = null
  let isFetching = false

  async function fetchDictionary(): Promise<void> {
    if (isFetching || dictionary !== null) return
    isFetching = true
    try {
      dictionary = openDictionary(await fetchWords())
      tell({ kind: 'dictionary', state: 'ready' })
    } catch {
      tell({ kind: 'dictionary', state: 'missing' })
    } finally {
      isFetching = false
    }
  }

  void fetchDictionary()
  return (message) => {
    if (message.kind === 'fetch') {
      void fetchDictionary()
      return
    }
    let answer: unknown = null
    try {
      answer = answerQuestion(message, dictionary)
    } finally {
      tell({ kind: 'answer', id: message.id, answer })
    }
  }
}
