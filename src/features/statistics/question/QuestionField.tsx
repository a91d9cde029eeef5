import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Input, Label, SearchField } from 'react-aria-components/SearchField'
import { completeQuestion } from '#domain/statistics/questions/completeQuestion.ts'
import type { ReadingOptions } from '#domain/statistics/questions/readQuestion.ts'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import field from '#ui/Field.module.css'
import styles from './Question.module.css'

export interface QuestionFieldProps {
  /** The question that is answered below. */
  readonly asked: string
  readonly options: ReadingOptions
  readonly onAsk: (text: string) => void
}

const MOST_OFFERED = 8

/** Where a question is typed, with how it can go on: arrows choose, Enter asks. */
export function QuestionField({ asked, options, onAsk }: QuestionFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(asked)
  const [seen, setSeen] = useState(asked)
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Back and an example change the address elsewhere.
  if (asked !== seen) {
    setSeen(asked)
    setText(asked)
  }
  const offered = isOpen ? completeQuestion(text, options, MOST_OFFERED) : []

  function ask(question: string): void {
    setText(question)
    setOpen(false)
    onAsk(question)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    ask(text)
  }

  // The list stays while the focus is anywhere in the form: on the field, or on a suggestion.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target) === false) setOpen(false)
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])

  return (
    <AriaLocale>
      <search className={styles.search} aria-label={t`Pytanie o statystyki`}>
        <form ref={form} role="presentation" action="/analytics-command" onSubmit={submit}>
          <Autocomplete
            inputValue={text}
            disableAutoFocusFirst
            onInputChange={(typed) => {
              setText(typed)
              setOpen(true)
            }}
          >
            <div className={styles.row}>
              <SearchField className={classNames(field.field, styles.field)}>
                <Label className={classNames(field.label)}>
                  <Trans>Pytanie</Trans>
                </Label>
                <span className={styles.frame}>
                  <Search size={20} className={styles.glass} aria-hidden="true" />
                  <Input
                    name="pytanie"
                    className={classNames(field.control, styles.input)}
                    placeholder={t`przychód według dnia od 1.11 do 20.11`}
                    autoComplete="off"
                    onFocus={() => setOpen(true)}
                    onKeyDown={(event) => {
                      if (event.key === 'ArrowDown') setOpen(true)
                    }}
                  />
                </span>
              </SearchField>
              <Button type="submit" variant="primary" icon={<ArrowRight size={18} aria-hidden="true" />}>
                <Trans>Zapytaj</Trans>
              </Button>
            </div>
            {offered.length === 0 ? null : (
              <Menu
                aria-label={t`Możliwe dalsze słowa`}
                className={classNames(styles.menu)}
                items={offered.map((completion) => ({ ...completion, id: completion.text }))}
                onAction={(id) => ask(String(id))}
              >
                {({ id, text: whole, added }) => (
                  <MenuItem id={id} textValue={whole} className={classNames(styles.item)}>
                    {whole.endsWith(added) ? (
                      <span>
                        {whole.slice(0, whole.length - added.length)}
                        <strong>{added}</strong>
                      </span>
                    ) : (
                      whole
                    )}
                  </MenuItem>
                )}
              </Menu>
            )}
          </Autocomplete>
        </form>
      </search>
    </AriaLocale>
  )
}
