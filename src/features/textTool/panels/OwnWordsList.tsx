import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Disclosure } from '#ui/Disclosure.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useEditor } from '../editor.ts'
import styles from './OwnWordsList.module.css'

/** The words of one's own dictionary, each to be taken off it. Nothing while there are none. */
export function OwnWordsList() {
  const { t } = useLingui()
  const { ownWords, forget } = useEditor()
  const list = useRef<HTMLUListElement>(null)
  if (ownWords.length === 0) return null
  const count = ownWords.length

  /** The keys go to the word that takes its place. */
  function remove(word: string, at: number): void {
    const buttons = list.current?.querySelectorAll('button')
    const next =
      buttons?.[at + 1] ?? buttons?.[at - 1] ?? list.current?.closest('details')?.querySelector('summary')
    next?.focus()
    forget(word)
  }

  return (
    <Disclosure title={t`Twój słownik (${count})`}>
      <ul ref={list} className={styles.words}>
        {ownWords.map((word, at) => (
          <li key={word} className={styles.word}>
            {word}
            <IconButton label={t`Usuń ze słownika: ${word}`} size="small" onPress={() => remove(word, at)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
