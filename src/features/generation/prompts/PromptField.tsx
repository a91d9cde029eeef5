import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { PROMPT_MOST } from '#domain/generation/limits.ts'
import field from '#ui/Field.module.css'
import { useFormat } from '#i18n/format.ts'
import { isComposing } from '#ui/isComposing.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './PromptField.module.css'

export type PromptProblem = 'empty' | 'long' | 'unread'

export interface PromptFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClear: () => void
  readonly problem: PromptProblem | null
  readonly ref: Ref<HTMLTextAreaElement>
}

/** From here on the room that is left is worth saying. */
const COUNTED_FROM = PROMPT_MOST - 500

/** The one question of a generator. Ctrl or ⌘ with Enter answers it, as the button does. */
export function PromptField(props: PromptFieldProps) {
  const { label, placeholder, value, onChange, onClear, problem, ref } = props
  const { t } = useLingui()
  const id = useId()

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame} data-invalid={problem === null ? undefined : ''}>
        <textarea
          id={id}
          ref={ref}
          className={styles.control}
          value={value}
          placeholder={placeholder}
          rows={3}
          dir="auto"
          autoCapitalize="sentences"
          enterKeyHint="enter"
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-notes`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={submitByKey}
        />
        {value === '' ? null : (
          <IconButton label={t`Wyczyść opis`} size="small" className={styles.clear ?? ''} onPress={onClear}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      <div id={`${id}-notes`} className={styles.notes}>
        {problem === 'empty' ? (
          <p className={field.error}>
            <Trans>Napisz w kilku słowach, co ma powstać, albo wybierz okazję.</Trans>
          </p>
        ) : null}
        {problem === 'unread' ? (
          <p className={field.error}>
            <Trans>Nazwij rzecz, osobę lub miejsce, na przykład „kot na łące”. Nic nie pobrano.</Trans>
          </p>
        ) : null}
        <RoomLeft length={value.trim().length} />
      </div>
    </div>
  )
}

function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function RoomLeft({ length }: { readonly length: number }) {
  const format = useFormat()
  const left = PROMPT_MOST - length
  if (left < 0) {
    const over = -left
    return (
      <p className={field.error}>
        <Trans>
          Opis jest za długi o{' '}
          <Plural value={over} one="# znak" few="# znaki" many="# znaków" other="# znaku" />. Zmieści się{' '}
          {format.number(PROMPT_MOST)}.
        </Trans>
      </p>
    )
  }
  if (length < COUNTED_FROM) return null
  return (
    <p className={field.description}>
      <Plural
        value={left}
        one="Zmieści się jeszcze # znak"
        few="Zmieszczą się jeszcze # znaki"
        many="Zmieści się jeszcze # znaków"
        other="Zmieści się jeszcze # znaku"
      />
    </p>
  )
}
