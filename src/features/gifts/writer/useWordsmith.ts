import { useEffect, useReducer, useState } from 'react'
import { loadWordsmith, type WrittenLanguage } from '#domain/wording/loadWordsmith.ts'
import type { Wordsmith } from '#domain/wording/wordsmith.ts'

interface Loaded {
  readonly language: WrittenLanguage
  /** Which try it was. */
  readonly attempt: number
  /** Null where the code could not be had. */
  readonly wordsmith: Wordsmith | null
}

export interface WordsmithState {
  /** Null until it is there. */
  readonly wordsmith: Wordsmith | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The text rules in the page's language; fetched with the first request. */
export function useWordsmith(language: WrittenLanguage, isAsked: boolean): WordsmithState {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, retry] = useReducer((tries: number) => tries + 1, 0)
  useEffect(() => {
    if (!isAsked) return undefined
    let isGone = false
    const load = async () => {
      const wordsmith = await loadWordsmith(language).catch(() => null)
      if (!isGone) setLoaded({ language, attempt, wordsmith })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [language, isAsked, attempt])
  const present = loaded?.language === language ? loaded : null
  return {
    wordsmith: present?.wordsmith ?? null,
    hasFailed: present?.wordsmith === null && present.attempt === attempt,
    retry,
  }
}
