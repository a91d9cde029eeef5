import { type Dictionary, openDictionary } from '#domain/text/spelling/openDictionary.ts'
import { answerQuestion } from './answerQuestion.ts'
import type { Answer, FromWorker, Question, QuestionKind, Questions, ToWorker } from './questions.ts'

/**
 * What the worker does with its messages. The dictionary is fetched at once and by `fetch`, one call at a time; questions
 * don't wait for it.
 */
export function serveQuestions(
  fetchWords: () => Promise<Uint8Array>,
  tell: <Kind extends QuestionKind>(message: FromWorker<Kind>) => void,
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

  function answer<Kind extends QuestionKind>(question: Question<Kind>): void {
    const { of, id } = question
    let found: Questions[Kind]['answer'] | null = null
    try {
      found = answerQuestion(question, dictionary)
    } finally {
      const message: Answer<Kind> = { kind: 'answer', of, id, answer: found }
      tell(message)
    }
  }

  void fetchDictionary()
  return (message) => {
    if (message.kind === 'fetch') {
      void fetchDictionary()
      return
    }
    answer(message)
  }
}
