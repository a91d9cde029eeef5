import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { readDrawingShares, shareDrawing, withdrawDrawing } from '#api/product/drawingCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import {
  type DrawingShare,
  type DrawingShares,
  MOST_SHARED_PICTURE_BYTES,
  MOST_SHARED_SHAPES,
} from '#domain/scene/shared/sharedDrawing.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useDrawing, useKeptDrawing } from '../document/DrawingContext.tsx'
import { bodyToShare } from './bodyToShare.ts'

const MOST_SHARED_PICTURE_MEGABYTES = MOST_SHARED_PICTURE_BYTES / 1_000_000
const SHARES_KEY = [ACCOUNT_KEY, 'drawing-shares'] as const

/** Where the link of a shared drawing leads, on this origin: the server may know itself under another one. */
export const sharedDrawingAddress = (token: string) => `${location.origin}/narzedzia/rysunek/${token}`

/** The shares with one made or renewed, which is the first then. */
const withShare =
  (share: DrawingShare) =>
  (known: DrawingShares | undefined): DrawingShares | undefined =>
    known && { ...known, shares: [share, ...known.shares.filter(({ id }) => id !== share.id)] }

const isTakenDown = (error: unknown) => error instanceof ApiError && error.code === 'TAKEN_DOWN'

/**
 * The account’s shared drawings, and what can be done about them. The server decides: nothing changes on the screen before
 * its answer, and what it refuses is said.
 */
export function useSharing() {
  const { t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const { document, pictures } = useDrawing()
  const open = useKeptDrawing()
  const [isPending, setPending] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: SHARES_KEY,
    queryFn: async ({ signal }) => readDrawingShares(await services.productApi(), { signal }),
    refetchOnMount: 'always',
  })

  async function during(failure: string, work: () => Promise<void>): Promise<void> {
    setPending(true)
    try {
      await work()
      await queryClient.invalidateQueries({ queryKey: SHARES_KEY })
    } catch (error_) {
      showToast({ type: 'error', title: failure, message: wordsOf(error_) })
      // The reason stands with the drawings that were taken down.
      if (isTakenDown(error_)) await queryClient.invalidateQueries({ queryKey: SHARES_KEY })
    } finally {
      setPending(false)
    }
  }

  function wordsOf(error_: unknown): string {
    if (!(error_ instanceof ApiError)) return t`Spróbuj ponownie za chwilę.`
    if (error_.status === null) return t`Do tego potrzebna jest sieć. Spróbuj ponownie, gdy wróci.`
    if (isTakenDown(error_)) return t`Zdjęliśmy go po zgłoszeniu.`
    if (error_.code === 'SHARED_DRAWINGS_FULL')
      return t`Udostępniasz już tyle rysunków, ile można. Wyłącz link, którego nie potrzebujesz.`
    if (error_.code === 'TOO_MANY_REQUESTS') return t`To było zbyt wiele prób. Spróbuj ponownie za godzinę.`
    return t`Spróbuj ponownie za chwilę.`
  }

  return {
    /** Undefined until they are known. */
    known: data,
    isFailed: error !== null && data === undefined,
    again: () => void refetch(),
    isPending,
    /** Makes a link to the drawing as it is now, or makes the copy of its link anew. */
    share: (title: string) =>
      during(t`Nie udało się udostępnić rysunku`, async () => {
        await open.flush()
        const body = await bodyToShare(title, document.scene(), pictures)
        if (body === null) {
          showToast({
            type: 'error',
            title: t`Tego rysunku nie da się udostępnić`,
            message: t`Udostępnisz rysunek, który ma od 1 do ${MOST_SHARED_SHAPES} widocznych kształtów i najwyżej ${MOST_SHARED_PICTURE_MEGABYTES} MB obrazów.`,
          })
          return
        }
        const share = await shareDrawing(await services.productApi(), open.id, body)
        queryClient.setQueryData<DrawingShares>(SHARES_KEY, withShare(share))
        announce(t`Link pokazuje rysunek z tej chwili.`)
      }),
    withdraw: (id: string) =>
      during(t`Nie udało się wyłączyć linku`, async () => {
        await withdrawDrawing(await services.productApi(), id)
        queryClient.setQueryData<DrawingShares>(
          SHARES_KEY,
          (known) => known && { ...known, shares: known.shares.filter((share) => share.id !== id) },
        )
        announce(t`Link już nie działa.`)
      }),
  }
}
