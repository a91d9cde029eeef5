import { useEffect, useEffectEvent, useState } from 'react'
import type { QuestionKind, Questions } from './checking/questions.ts'
import { useEditor } from './editor.ts'

/** How long nobody has to type before it is asked again, ms. */
const PAUSE = 400

/**
 * What the worker answers to a question, which is asked again whenever it is another object; give null to ask nothing. Until
 * the new answer is there, the last one stands; answers to what is no longer asked are dropped.
 */
export function useAnswer<Kind extends QuestionKind>(
  kind: Kind,
  asked: Questions[Kind]['asked'] | null,
): Questions[Kind]['answer'] | null {
  const { worker } = useEditor()
  const [answer, setAnswer] = useState<Questions[Kind]['answer'] | null>(null)
  // The first answer makes no second question.
  const pause = useEffectEvent(() => (answer === null ? 0 : PAUSE))
  useEffect(() => {
    if (asked === null) return undefined
    let isStale = false
    const ask = async () => {
      const next = await worker.ask(kind, asked)
      if (!isStale && next !== null) setAnswer(next)
    }
    const timer = setTimeout(() => void ask(), pause())
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [worker, kind, asked])
  return asked === null ? null : answer
}
