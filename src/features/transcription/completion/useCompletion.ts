import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import { useEditor } from '../editor.ts'
import { toolSettings } from '../kept/toolSettings.ts'
import { loadCompleter } from './loadCompleter.ts'

/** How long nobody has to type before a proposal is told, ms. */
const TOLD_AFTER_MS = 900
const MOST_SHOWN = 3

/** What the word begun may become. */
export interface CompletionState {
  /** The likeliest first; empty where nothing is proposed. */
  readonly words: readonly string[]
  /** Looks what is begun at the caret. */
  readonly look: () => void
  readonly take: (word: string) => void
  readonly decline: () => void
}

const BEGUN = /[\p{L}\p{M}]+$/u

/** Completes the word that is begun at the caret of a field; `write` takes over the whole text with the word. */
export function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  write: (text: string) => void,
): CompletionState {
  const { t } = useLingui()
  const { document } = useEditor()
  const [words, setWords] = useState<readonly string[]>([])
  const asked = useRef(0)

  useEffect(() => {
    const [first] = words
    if (first === undefined) return undefined
    const timer = setTimeout(() => announce(t`Podpowiedź: ${first}`), TOLD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [words, t])

  /** What is begun, where the caret stands behind it and before nothing of the same word. */
  function begun(): string | null {
    const area = field.current
    if (area === null || area.selectionStart !== area.selectionEnd) return null
    const rest = area.value.slice(area.selectionEnd)
    const [word] = BEGUN.exec(area.value.slice(0, area.selectionStart)) ?? []
    return word === undefined || /^[\p{L}\p{N}]/u.test(rest) ? null : word
  }

  async function look(): Promise<void> {
    asked.current += 1
    const question = asked.current
    const word = begun()
    if (word === null || word.length < 2 || !toolSettings.getSnapshot().completesWords) return setWords([])
    const complete = await loadCompleter()
    if (question !== asked.current) return
    setWords(complete(word, document.getSnapshot().present).slice(0, MOST_SHOWN))
  }

  function decline(): void {
    asked.current += 1
    setWords([])
  }

  return {
    words,
    look: () => void look(),
    decline,
    take(word) {
      const area = field.current
      const beginning = begun()
      decline()
      if (area === null || beginning === null) return
      const at = area.selectionStart
      const rest = area.value.slice(at)
      const put = rest.startsWith(' ') ? word : `${word} `
      const before = area.value.slice(0, at - beginning.length) + put
      write(before + rest)
      // React puts the caret at the end of what it writes.
      requestAnimationFrame(() => {
        area.focus()
        area.setSelectionRange(before.length, before.length)
      })
    },
  }
}
