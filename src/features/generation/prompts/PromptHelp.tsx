import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Chip, ChipRow } from './ChipRow.tsx'
import type { FormType } from '../words/formType.ts'
import styles from './PromptHelp.module.css'
import { addWords, hasWords, PROMPT_WORDS, removeWords } from './promptWords.ts'

export interface PromptHelpProps {
  readonly type: FormType
  readonly prompt: string
  readonly onChange: (prompt: string) => void
}

/** Words that make a prompt better, each put in by a press and taken out by another. */
export function PromptHelp({ type, prompt, onChange }: PromptHelpProps) {
  const { i18n, t } = useLingui()
  const groups = PROMPT_WORDS[type]
  if (groups.length === 0) return null
  return (
    <Disclosure title={<Trans>Dopowiedz szczegóły</Trans>}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={i18n._(group.label)} className={styles.group}>
            <span className={styles.label} aria-hidden="true">
              {i18n._(group.label)}
            </span>
            <ChipRow label={i18n._(group.label)}>
              {group.words.map((descriptor) => {
                const words = i18n._(descriptor)
                const isIn = hasWords(prompt, words)
                return (
                  <Chip
                    key={words}
                    isPressed={isIn}
                    onPress={() => onChange(isIn ? removeWords(prompt, words) : addWords(prompt, words))}
                  >
                    {words}
                  </Chip>
                )
              })}
            </ChipRow>
          </div>
        ))}
        {type === 'image' ? (
          <p className={styles.tip}>{t`Słowa w „cudzysłowie” trafią na obraz jako napis.`}</p>
        ) : null}
      </div>
    </Disclosure>
  )
}
