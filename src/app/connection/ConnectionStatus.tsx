import { Trans, useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { announce } from '#ui/announce.ts'
import { openModal } from '#ui/state/modals.ts'
import { ConnectionDetails } from './ConnectionDetails.tsx'
import { useConnection } from './useConnection.ts'
import styles from './ConnectionStatus.module.css'

/**
 * Stands in the top bar while the services can't be reached: calm, true, and gone when they answer. Both changes
 * are said once. Pressed, it tells what works meanwhile.
 */
export function ConnectionStatus() {
  const { t } = useLingui()
  const { view, dataFrom } = useConnection()
  const wasOffline = useRef(false)

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
    openModal({ title: t`Bez sieci`, content: <ConnectionDetails dataFrom={dataFrom} />, size: 'sm' })
  }

  if (view !== 'offline') return null
  return (
    <button type="button" className={styles.chip} data-offline="" aria-haspopup="dialog" onClick={explain}>
      <WifiOff size={16} />
      <span className={styles.words}>
        <Trans>Bez sieci</Trans>
      </span>
    </button>
  )
}
