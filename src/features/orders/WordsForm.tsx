import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { OPEN_LINE } from '#domain/gifts/giftWords.ts'
import { bentNames } from '#domain/gifts/bentNames.ts'
import { ownFormKey } from '#domain/gifts/ownForm.ts'
import { fillBlanks } from '#domain/gifts/shownWords.ts'
import { LONGEST_WORDS, sentenceAround } from '#domain/orders/blanks.ts'
import type { OrderFileText } from '#domain/orders/orderFiles.ts'
import { BentNames } from '#ui/BentNames.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './Orders.module.css'
import { useGiveWords, type WordsAsked } from './useGiveWords.ts'

export interface WordsFormProps extends WordsAsked {
  readonly text: OrderFileText
}

/** The buyer's words for each blank of a text, with the resulting text. Empty blanks are left for handwriting. */
export default function WordsForm({ text, ...toWhom }: WordsFormProps) {
  const { t } = useLingui()
  const id = useId()
  const { file, onClose } = toWhom
  const { give, onSubmitted } = useGiveWords(toWhom)
  const initial: Record<string, string> = Object.fromEntries(
    text.blanks.flatMap(({ name, given, ownForm }) => [
      [name, given],
      ...(ownForm === '' ? [] : [[ownFormKey(name), ownForm]]),
    ]),
  )
  const form = useForm({
    initial,
    submit: (words, submission) => give({ words }, submission),
    onSubmitted,
  })
  const labelOf = (name: string) => text.blanks.find((blank) => blank.name === name)?.label ?? name
  return (
    <form {...form.element} className={styles.form} aria-label={t`Twoje słowa: ${file.title}`}>
      {text.blanks.map(({ name, label }) => {
        const { value, onChange, ...field } = form.field(name)
        const sentence = sentenceAround(text.template, name, OPEN_LINE)
        return (
          <TextField
            key={name}
            {...field}
            value={value ?? ''}
            onChange={(typed) => {
              onChange(typed)
              // A form that was corrected was another word’s.
              if (form.values[ownFormKey(name)] !== undefined) form.field(ownFormKey(name)).onChange('')
            }}
            label={label}
            autoComplete="off"
            maxLength={LONGEST_WORDS}
            {...(sentence === OPEN_LINE ? {} : { description: sentence })}
          />
        )
      })}
      <BentNames
        names={bentNames(text.template, form.values).map((one) => ({ ...one, label: labelOf(one.name) }))}
        onCorrect={(name, ownForm) => form.field(ownFormKey(name)).onChange(ownForm)}
      />
      <section className={styles.reading} aria-labelledby={id}>
        <strong id={id} className={styles.muted}>
          <Trans>Podgląd tekstu</Trans>
        </strong>
        <p>{fillBlanks(text.template, form.values, OPEN_LINE)}</p>
      </section>
      <FailureNote failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          <Trans>Zapisz w pliku</Trans>
        </Button>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </div>
    </form>
  )
}
