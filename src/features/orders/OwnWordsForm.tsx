import { Trans, useLingui } from '@lingui/react/macro'
import { LONGEST_TEXT } from '#domain/gifts/giftWords.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './Orders.module.css'
import { useGiveWords, type WordsAsked } from './useGiveWords.ts'

export interface OwnWordsFormProps extends WordsAsked {
  /** The text of the giver’s own. */
  readonly own: string
}

/** The text of a file that its giver has written as a whole. */
export default function OwnWordsForm({ own, ...toWhom }: OwnWordsFormProps) {
  const { t } = useLingui()
  const { file, onClose } = toWhom
  const { give, onSubmitted } = useGiveWords(toWhom)
  const form = useForm({
    initial: { text: own },
    submit: ({ text }, submission) => give({ words: {}, text }, submission),
    onSubmitted,
  })
  return (
    <form {...form.element} className={styles.form} aria-label={t`Twoje słowa: ${file.title}`}>
      <TextField {...form.field('text')} label={t`Tekst w środku`} maxLength={LONGEST_TEXT} multiline />
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
