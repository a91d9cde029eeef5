import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { giveFileWords } from '#api/product/orderCalls.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { useServices } from '#services/services.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { orderFilesQuery } from './orderFilesQuery.ts'

/** The request for the words of an order's file. */
export interface WordsAsked {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly file: OrderFile
  readonly onClose: () => void
}

interface GivenWords {
  readonly words: Readonly<Record<string, string>>
  /** A text of the buyer’s own for the whole of it. */
  readonly text?: string
}

/** Puts words into a file and shows the order’s updated files; its result is for `useForm`. */
export function useGiveWords({ asked, file, onClose }: WordsAsked) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  return {
    give: async (given: GivenWords, { signal }: { readonly signal: AbortSignal }): Promise<void> => {
      const files = await giveFileWords(await productApi(), { ...asked, file: file.id, ...given }, { signal })
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
    onSubmitted: () => {
      showToast({ type: 'success', title: t`Twoje słowa są w pliku` })
      onClose()
    },
  }
}
