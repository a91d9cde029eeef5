import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeCardDelivery } from '#api/product/cardCalls.ts'
import type { CardDelivery } from '#domain/gifts/card.ts'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { lastDay } from '#domain/gifts/personalization.ts'
import { ownTimeZone } from '#domain/gifts/timeZone.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './Orders.module.css'
import { orderFilesQuery } from './orderFilesQuery.ts'

export interface DeliveryFormProps {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly file: OrderFile
  readonly delivery: CardDelivery
  readonly onClose: () => void
}

/** To whom and when a card goes, as long as it waits. */
export default function DeliveryForm({ asked, file, delivery, onClose }: DeliveryFormProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [today] = useState(() => calendarDay(new Date()))
  const form = useForm({
    initial: { recipient_email: delivery.recipientEmail, delivery_date: delivery.day },
    submit: async (values, { signal }) => {
      const body = { ...values, time_zone: ownTimeZone() }
      const files = await changeCardDelivery(await productApi(), { ...asked, file: file.id }, body, {
        signal,
      })
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
    onSubmitted: () => {
      showToast({ type: 'success', title: t`Zapisane` })
      onClose()
    },
  })
  const { value, onChange, errorMessage } = form.field('delivery_date')
  return (
    <form {...form.element} className={styles.form} aria-label={t`Komu i kiedy wysłać: ${file.title}`}>
      <TextField
        {...form.field('recipient_email')}
        label={t`E-mail odbiorcy`}
        description={t`Puste pole: nie wyślemy kartki.`}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <DateField
        label={t`Dzień doręczenia`}
        description={t`Wyślemy o 8:00. Jeśli zostawisz puste pole, kartka poczeka na Twoją decyzję.`}
        value={value}
        onChange={onChange}
        min={today}
        max={lastDay(today)}
        errorMessage={errorMessage}
      />
      <FailureNote failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          <Trans>Zapisz</Trans>
        </Button>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </div>
    </form>
  )
}
