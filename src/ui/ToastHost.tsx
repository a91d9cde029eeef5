import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { pageLife } from '#domain/pageLife.ts'
import { usePreferences } from './state/preferences.ts'
import { useVisibleToasts } from './state/toasts.ts'
import { ToastCard } from './ToastCard.tsx'
import { useAttention } from './useAttention.ts'
import { useClearPlace } from './useClearPlace.ts'
import { useStore } from './useStore.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import styles from './ToastHost.module.css'

/** The key that moves the focus to the toasts. */
const SHORTCUT = 'F8'

/**
 * The place of toasts: at the chosen edge, a little from it where a pressable element is in their way. Their clocks
 * stop while the pointer or the focus is among them and while the page is hidden. `showToast` announces the words, so
 * nothing here is a live region.
 */
export default function ToastHost() {
  const { t } = useLingui()
  const { toastPosition } = usePreferences()
  const toasts = useVisibleToasts()
  const region = useRef<HTMLElement>(null)
  const isAttended = useAttention(region)
  const isHidden = useStore(pageLife) !== 'shown'
  const returnFocus = useFocusReturn(region)
  useClearPlace(region, toastPosition, isAttended)

  useEffect(() => {
    function focusRegion(event: KeyboardEvent): void {
      if (event.key === SHORTCUT) region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])

  // Beside the page, not in it: an open modal makes the page inert, and an undo must stay in reach then.
  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t`Powiadomienia (${SHORTCUT})`}
      data-react-aria-top-layer="true"
      className={styles.region}
      data-position={toastPosition}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <li key={`${toast.id} ${toast.createdAt}`}>
            <ToastCard toast={toast} isPaused={isAttended || isHidden} onLeave={returnFocus} />
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  )
}
