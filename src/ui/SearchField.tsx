import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { classNames } from './classNames.ts'
import field from './Field.module.css'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** Spoken, not shown: the magnifying glass says it to the eye. */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit?: (value: string) => void
  readonly onClear?: () => void
  readonly className?: string
  /** The address that gets the typed text as `q` while no script runs; the page's own by default. */
  readonly action?: string
  /** Hidden fields sent along. */
  readonly children?: ReactNode
}

/** A search form of one field. Enter submits; Escape and the cross empty it. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  onClear,
  className,
  action,
  children,
}: SearchFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function clear(): void {
    onChange('')
    onClear?.()
    input.current?.focus()
  }

  return (
    <search className={classNames(styles.search, className)} aria-label={label}>
      <form
        role="presentation"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.(value)
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <Search className={styles.glass} size={18} />
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          className={classNames(field.control, styles.input)}
          placeholder={placeholder}
          value={value}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return
            event.preventDefault()
            clear()
          }}
        />
        {value === '' ? null : (
          <button type="button" className={styles.clear} aria-label={t`Wyczyść wyszukiwanie`} onClick={clear}>
            <X size={18} />
          </button>
        )}
        {children}
      </form>
    </search>
  )
}
