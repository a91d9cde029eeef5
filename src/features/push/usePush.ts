import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { log } from '#domain/log.ts'
import type { PushState } from './pushState.ts'

export interface Push {
  readonly state: PushState
  readonly isPending: boolean
  /** The last change didn't work; nothing was changed. */
  readonly hasFailed: boolean
  readonly set: (isOn: boolean) => Promise<void>
}

/** Push on this device for the signed-in user. */
export function usePush(): Push {
  const { t } = useLingui()
  const services = useServices()
  const session = useSession()
  const [state, setState] = useState<PushState>('unknown')
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const userId = session.status === 'signed-in' ? session.user.id : null
  const texts = useMemo(
    () => ({
      completed: { title: t`Gotowe`, body: t`Zobacz, co dla Ciebie powstało.` },
      restocked: { title: t`Znów jest w sklepie`, body: t`Zobacz produkt, na który czekasz.` },
      failed: { title: t`Tym razem się nie udało`, body: t`Kredyty wróciły na konto.` },
    }),
    [t],
  )

  useEffect(() => {
    if (userId === null) return undefined
    let isCurrent = true
    const read = async () => {
      const { persistTexts, readPushState } = await import('./pushDevice.ts')
      const now = await readPushState(services, userId)
      if (isCurrent) setState(now)
      if (now === 'on') await persistTexts(texts)
    }
    read().catch((error: unknown) => log.info('push', 'could not be read', { error: String(error) }))
    return () => {
      isCurrent = false
    }
  }, [services, userId, texts])

  async function set(isOn: boolean) {
    if (userId === null) return
    setPending(true)
    setFailed(false)
    try {
      const { turnPushOff, turnPushOn } = await import('./pushDevice.ts')
      setState(await (isOn ? turnPushOn(services, userId, texts) : turnPushOff(services, userId)))
    } catch (error) {
      log.info('push', 'could not be changed', { error: String(error) })
      setFailed(true)
    } finally {
      setPending(false)
    }
  }

  return { state: userId === null ? 'unsupported' : state, isPending, hasFailed, set }
}
