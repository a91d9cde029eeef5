import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import type { Toast, ToastType } from './state/toastRules.ts'
import { dismissToast } from './state/toasts.ts'
import { useCountdown } from './useCountdown.ts'
import styles from './ToastHost.module.css'

const ICONS: Record<Exclude<ToastType, 'loading'>, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}

export interface ToastCardProps {
  readonly toast: Toast
  readonly isPaused: boolean
  /** Before it goes by a press. */
  readonly onLeave: () => void
}

/** One toast; it goes by itself when its time in sight is over. */
export function ToastCard({ toast, isPaused, onLeave }: ToastCardProps) {
  const { t } = useLingui()
  const { id, type, title, message, action } = toast
  useCountdown(toast.duration, isPaused, () => dismissToast(id))
  function leave(): void {
    // While it is still there: its action remembers the present focus.
    onLeave()
    dismissToast(id)
  }
  const Icon = type === 'loading' ? null : ICONS[type]
  return (
    <div className={styles.toast} data-type={type}>
      <span className={styles.icon} aria-hidden="true">
        {Icon === null ? <span className={styles.waiting} /> : <Icon size={20} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message === null ? null : <p className={styles.message}>{message}</p>}
        {action === null ? null : (
          <Button
            size="small"
            className={styles.action ?? ''}
            onPress={() => {
              leave()
              action.onAction()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {toast.dismissible ? (
        <IconButton size="small" label={t`Zamknij powiadomienie`} onPress={leave}>
          <X size={18} />
        </IconButton>
      ) : null}
    </div>
  )
}
