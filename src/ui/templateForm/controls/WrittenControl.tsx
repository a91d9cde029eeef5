import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../Button.tsx'
import { classNames } from '../../classNames.ts'
import fieldStyles from '../../Field.module.css'
import { type ControlProps, wordsIn } from './controlProps.ts'
import styles from './Controls.module.css'

export interface WrittenControlProps extends ControlProps {
  /** A note about the text, such as the place of a fault. */
  readonly note: ReactNode
  readonly tools?: ReactNode
  /** The text as it will be read. */
  readonly preview: ReactNode
  readonly isProse?: boolean
}

/** A text in a language of its own: written to the letter, checked while it is written, and shown as it reads. */
export function WrittenControl(props: WrittenControlProps) {
  const { field, value, onChange, onLeave, attributes, note, tools, preview, isProse = false } = props
  const { t } = useLingui()
  const [isPreview, setPreview] = useState(false)
  const text = wordsIn(value)
  return (
    <>
      <textarea
        {...attributes}
        className={classNames(fieldStyles.control, isProse ? undefined : styles.written)}
        rows={6}
        spellCheck={isProse}
        autoCapitalize={isProse ? undefined : 'none'}
        autoComplete="off"
        placeholder={field.placeholder}
        readOnly={field.isReadOnly}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {text.trim() === '' ? null : (
        <div className={styles.tools}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isPreview}
            onPress={() => setPreview(!isPreview)}
          >
            {isPreview ? <Trans>Ukryj podgląd</Trans> : <Trans>Pokaż podgląd</Trans>}
          </Button>
          {tools}
          <span aria-live="polite">{note}</span>
        </div>
      )}
      {isPreview && text.trim() !== '' ? (
        // A text longer than its frame scrolls by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.preview} tabIndex={0} aria-label={t`Podgląd: ${field.label}`}>
          {preview}
        </section>
      ) : null}
    </>
  )
}

/** Lines to the letter, with their numbers. */
export function NumberedLines({ text }: { readonly text: string }) {
  return (
    <ol className={styles.code}>
      {text.split('\n').map((line, index) => (
        // A line is known by its number alone.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ol>
  )
}
