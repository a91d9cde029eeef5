import { useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { announce } from '#ui/announce.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { openModal } from '#ui/state/modals.ts'
import { useConnection } from './useConnection.ts'
import styles from './ConnectionStatus.module.css'

const ConnectionDetails = lazyPart(() => import('./ConnectionDetails.tsx'))

/**
 * Shows in the top bar while the services can't be reached, and disappears when they answer. Both changes are announced
 * once. A press tells what works meanwhile.
 */
export function ConnectionStatus() {
  const { t } = useLingui()
  const { view, dataFrom } = useConnection()
  const wasOffline = useRef(false)
  const offline = t`Bez sieci`

  useEffect(() => {
    if (view === 'offline') {
      wasOffline.current = true
      announce(t`Bez sieci. Działasz na zapisanych danych.`)
    } else if (view === 'online' && wasOffline.current) {
      wasOffline.current = false
      announce(t`Znów jest sieć.`)
    }
  }, [view, t])

  function explain(): void {
    const content = (
      <Suspense>
        <ConnectionDetails dataFrom={dataFrom} />
      </Suspense>
    )
    openModal({ title: offline, content, size: 'sm', persistent: true })
  }

  if (view !== 'offline') return null
  return (
    <button
      type="button"
      className={styles.chip}
      data-offline=""
      data-hint={offline}
      aria-haspopup="dialog"
      onClick={explain}
    >
      <WifiOff size={16} />
      <span className={styles.words}>{offline}</span>
    </button>
  )
}
