import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { readWaitedFor, stopWaiting } from '#api/product/restockCalls.ts'
import type { WaitedFor, WaitedForList } from '#domain/restock/restockSchemas.ts'
import { useFormat } from '#i18n/format.ts'
import { database } from '#offline/openDatabase.ts'
import { liveValue } from '#offline/liveStore.ts'
import { readUnsentAsks, unask, type UnsentAsk } from '#offline/restock/asked.ts'
import { useServices } from '#services/services.tsx'
import { useLiveRows } from '#services/useLiveRows.ts'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import rows from '#ui/Rows.module.css'
import { showToast } from '#ui/state/toasts.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { WAITED_FOR } from './waitedFor.ts'
import { accountKey, useAccountPart } from '../data/useAccountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'

const NONE: readonly UnsentAsk[] = []

/** The products that the account's address waits for, and how to stop; nothing without any. */
export default function WaitedForSection() {
  const session = useSession()
  const user = session.status === 'signed-in' && session.user.is_verified ? session.user : null
  return user === null ? null : <WaitedForCard userId={user.id} />
}

function WaitedForCard({ userId }: { readonly userId: string }) {
  const { t } = useLingui()
  const data = useAccountPart(WAITED_FOR, true)
  const [reading] = useLiveRows(readUnsentAsks)
  const unsent = liveValue(reading, NONE)
  useReadingOnceSent(unsent.length)
  const products = data.status === 'here' ? data.value.products : []
  if (products.length + unsent.length === 0) return null
  return (
    <Card title={<Trans>Damy Ci znać, gdy znów będzie dostępne</Trans>}>
      <ul className={rows.rows} aria-label={t`Powiadomienia o dostępności`}>
        {unsent.map(({ variantId, title }) => (
          <li key={variantId} className={rows.plain}>
            <div className={rows.words}>
              <strong>{title}</strong>
              <span className={rows.muted}>
                <Trans>Prośba jest zapisana na tym urządzeniu i wyśle się, gdy będzie sieć.</Trans>
              </span>
            </div>
          </li>
        ))}
        {products.map((product) => (
          <WaitedForRow key={product.id} product={product} userId={userId} />
        ))}
      </ul>
    </Card>
  )
}

/** Reads the list anew once this device's requests have been sent: then the account has them. */
function useReadingOnceSent(count: number): void {
  const queryClient = useQueryClient()
  const before = useRef(count)
  useEffect(() => {
    const isSent = count < before.current
    before.current = count
    if (isSent) void queryClient.invalidateQueries({ queryKey: accountKey(WAITED_FOR) })
  }, [count, queryClient])
}

/**
 * A request that is already gone, through another device or because the product is back, counts as withdrawn: the rest
 * is read.
 */
function withoutGone(api: ProductApi, error: unknown): Promise<WaitedForList> {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return readWaitedFor(api)
  throw error
}

function WaitedForRow({ product, userId }: { readonly product: WaitedFor; readonly userId: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const show = useShowPart(WAITED_FOR, userId)
  const [isPending, setPending] = useState(false)
  const { id, handle, title, variantId } = product
  const until = format.date(product.until)

  async function stop(): Promise<void> {
    setPending(true)
    try {
      const api = await productApi()
      await show(await stopWaiting(api, id).catch((error: unknown) => withoutGone(api, error)))
      showToast({ type: 'info', title: t`Wycofano prośbę o powiadomienie`, message: title })
      await unask(await database(), variantId)
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się wycofać prośby`,
        message: t`Spróbuj ponownie, gdy wróci sieć.`,
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <strong>
          <TextLink to="/sklep/produkt/$handle" params={{ handle }}>
            {title}
          </TextLink>
        </strong>
        <span className={rows.muted}>
          <Trans>Powiadomimy do {until}.</Trans>
        </span>
      </div>
      <Button size="small" isPending={isPending} onPress={() => void stop()}>
        <Trans>Nie powiadamiaj</Trans>
        <span className="visually-hidden">: {title}</span>
      </Button>
    </li>
  )
}
