import { Trans, useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormat } from '#i18n/format.ts'
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
  const format = useFormat()
  const { view, dataFrom } = useConnection()
  const wasOffline = useRef(false)
  const time = dataFrom === null ? null : format.time(new Date(dataFrom))

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
    openModal({ title: t`Bez sieci`, content: <ConnectionDetails />, size: 'sm' })
  }

  if (view !== 'offline') return null
  return (
    <button type="button" className={styles.chip} data-offline="" aria-haspopup="dialog" onClick={explain}>
      <WifiOff size={16} />
      <span className={styles.words}>
        <Trans>Bez sieci</Trans>
        {time === null ? null : (
          <span className={styles.more}>
            {' · '}
            <Trans>stan z {time}</Trans>
          </span>
        )}
      </span>
    </button>
  )
}
