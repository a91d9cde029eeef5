import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { LONGEST_WORDS } from '#domain/orders/blanks.ts'
import { isComposing } from '#ui/isComposing.ts'
import styles from './GiftPaper.module.css'

export interface BlankFieldProps {
  readonly label: string
  /** As it was typed. */
  readonly value: string
  /** Its form in the text while it isn't being edited: a name in its case. */
  readonly shown: string
  /** Printed while the blank is empty; the label shows in its place, but isn't printed. */
  readonly printed?: string | undefined
  /** It was asked for in vain. */
  readonly isMissing: boolean
  /** The element that says so. */
  readonly describedBy: string
  readonly onChange: (value: string) => void
}

/**
 * A blank within a text, edited in place: its words break over lines like the text's own. While it is edited it shows
 * the typed words.
 */
export function BlankField(props: BlankFieldProps) {
  const { label, value, shown, printed, isMissing, describedBy, onChange } = props
  const field = useRef<HTMLSpanElement>(null)
  const [isTyped, setIsTyped] = useState(false)
  const standing = isTyped ? value : shown
  // The browser writes into it: only changes from elsewhere are rendered, or the caret would jump.
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
    // Otherwise the line break that a browser leaves in an emptied field would hide the label.
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
      data-placeholder={printed ?? label}
      data-printed={printed === undefined ? undefined : true}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? describedBy : undefined}
      spellCheck
      onFocus={(event) => {
        setIsTyped(true)
        reveal(event.currentTarget)
      }}
      onBlur={() => setIsTyped(false)}
      onInput={(event) => read(event.currentTarget)}
      onKeyDown={nextAtEnter}
    />
  )
}

/** Chromium brings into sight where the caret is, and an empty field has none to it. */
function reveal(field: HTMLElement): void {
  if (field.textContent === '') field.scrollIntoView({ block: 'nearest' })
}

/** Enter leads to the next blank: a blank is of one line. */
function nextAtEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  const fields = [
    ...(event.currentTarget.closest('form, section')?.querySelectorAll<HTMLElement>('[role=textbox]') ?? []),
  ]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}
