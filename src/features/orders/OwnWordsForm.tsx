import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { giveFileWords } from '#api/product/orderCalls.ts'
import { LONGEST_TEXT } from '#domain/gifts/giftWords.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './Orders.module.css'
import { orderFilesQuery } from './orderFilesQuery.ts'

export interface OwnWordsFormProps {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly file: OrderFile
  /** The text of the giver’s own. */
  readonly own: string
  readonly onClose: () => void
}

/** The text of a file that its giver has written as a whole. */
export function OwnWordsForm({ asked, file, own, onClose }: OwnWordsFormProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { text: own },
    submit: async ({ text }, { signal }) => {
      const given = { ...asked, file: file.id, words: {}, text }
      const files = await giveFileWords(await productApi(), given, { signal })
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
    onSubmitted: () => {
      showToast({ type: 'success', title: t`Twoje słowa są w pliku` })
      onClose()
    },
  })
  return (
    <form {...form.element} className={styles.form} aria-label={t`Twoje słowa: ${file.title}`}>
      <TextField {...form.field('text')} label={t`Tekst w środku`} maxLength={LONGEST_TEXT} multiline />
      <FailureNote failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          <Trans>Wpisz do pliku</Trans>
        </Button>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </div>
    </form>
  )
}
