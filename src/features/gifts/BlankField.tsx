import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { LONGEST_WORDS } from '#domain/orders/blanks.ts'
import styles from './GiftPaper.module.css'

export interface BlankFieldProps {
  readonly label: string
  /** As it was typed. */
  readonly value: string
  /** As it stands in the text while nobody types: a name in its case. */
  readonly shown: string
  readonly onChange: (value: string) => void
}

/**
 * A blank in the midst of a text, written in place: its words break over lines as the text's own. Who types in it sees
 * what they typed.
 */
export function BlankField({ label, value, shown, onChange }: BlankFieldProps) {
  const field = useRef<HTMLSpanElement>(null)
  const [isTyped, setIsTyped] = useState(false)
  const standing = isTyped ? value : shown
  // The browser writes into it: it is told only of what came from elsewhere, or the caret would jump.
  useLayoutEffect(() => {
    const written = field.current
    if (written === null || written.textContent === standing) return
    written.textContent = standing
    if (document.activeElement !== written) return
    getSelection()?.selectAllChildren(written)
    getSelection()?.collapseToEnd()
  }, [standing])

  function read(written: HTMLElement): void {
    const text = written.textContent.replaceAll(/\s*\n\s*/gu, ' ')
    if (text.length > LONGEST_WORDS) {
      written.textContent = value
      return
    }
    // Else the line break that a browser leaves in what was emptied would hide what is asked for.
    if (text === '') written.replaceChildren()
    onChange(text)
  }

  return (
    // A field of the browser's own can't break over lines in the midst of a sentence.
    <span
      ref={field}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="textbox"
      tabIndex={0}
      aria-label={label}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      className={styles.blank}
      data-placeholder={label}
      spellCheck
      onFocus={() => setIsTyped(true)}
      onBlur={() => setIsTyped(false)}
      onInput={(event) => read(event.currentTarget)}
      onKeyDown={nextAtEnter}
    />
  )
}

/** Enter leads to the next blank: a blank is of one line. */
function nextAtEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [
    ...(event.currentTarget.closest('form, section')?.querySelectorAll<HTMLElement>('[role=textbox]') ?? []),
  ]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}
