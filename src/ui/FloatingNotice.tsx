import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { announce } from './announce.ts'
import { classNames } from './classNames.ts'
import styles from './FloatingNotice.module.css'
import { IconButton } from './IconButton.tsx'
import { followLowerBar } from './lowerBars.ts'

export interface FloatingNoticeProps {
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** With both, a cross closes it. */
  readonly closeLabel?: string
  readonly onClose?: () => void
  /** A card in the lower right corner where there is room for one; still the bar on a phone. */
  readonly isCorner?: boolean
  /** It waits for other notices: its owner hides it while there is one. */
  readonly isPatient?: boolean
}

/**
 * An offer or a warning under the page that waits as long as it takes: the page ends above it, so that it covers
 * nothing, it takes no focus, and the next of its kind comes when it is closed. Mounted after the page, never rendered
 * by a server.
 */
export function FloatingNotice({
  title,
  children,
  actions,
  closeLabel,
  onClose,
  isCorner = false,
  isPatient = false,
}: FloatingNoticeProps) {
  useEffect(() => announce(title, 'polite'), [title])
  const Part = isPatient ? 'aside' : 'section'
  return createPortal(
    <Part className={classNames(styles.notice, isCorner && styles.corner)} aria-label={title}>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {closeLabel === undefined || onClose === undefined ? null : (
        <div className={styles.close}>
          <IconButton label={closeLabel} size="small" variant="quiet" onPress={onClose}>
            <X size={18} />
          </IconButton>
        </div>
      )}
    </Part>,
    place(),
  )
}

const PLACE_ID = 'iskra-floating-notices'

/** The one bar of all notices. The page is told its height, to end above it. */
function place(): HTMLElement {
  const found = document.getElementById(PLACE_ID)
  if (found) return found
  const made = document.createElement('div')
  made.id = PLACE_ID
  made.className = styles.place ?? ''
  document.body.append(made)
  if ('ResizeObserver' in globalThis) followLowerBar('notices', made)
  return made
}
