import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCardDelivery, sendCard } from '#api/product/cardCalls.ts'
import type { CardDelivery } from '#domain/gifts/card.ts'
import { ownTimeZone } from '#domain/gifts/timeZone.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { useServices } from '#services/services.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { orderFilesQuery } from './orderFilesQuery.ts'

/** A giver's decision about a card: send in half an hour, at once, not yet, or themselves. */
export type CardDecision = 'soon' | 'now' | 'not yet' | 'by hand'

export interface CardOfOrder {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly file: OrderFile
  readonly delivery: CardDelivery
}

/** Carries out a giver's decision about a card; the order's files then show its state. */
export function useCardSending({ asked, file, delivery }: CardOfOrder) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (decision: CardDecision) => {
      const api = await productApi()
      const card = { ...asked, file: file.id }
      if (decision === 'soon' || decision === 'now') return sendCard(api, card, decision)
      return changeCardDelivery(api, card, {
        recipient_email: decision === 'by hand' ? '' : delivery.recipientEmail,
        delivery_date: '',
        time_zone: ownTimeZone(),
      })
    },
    onSuccess: (files, decision) => {
      if (decision === 'now') showToast({ type: 'success', title: t`Kartka jest w drodze` })
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
  })
}
