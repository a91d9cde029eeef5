import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toggleDebugMode, toggleFocusMode, useMode } from '#ui/state/modes.ts'
import styles from './ModeBar.module.css'

/** The way out of the focus mode, and the debug mode's facts on every screen. */
export default function ModeBar() {
  const { t } = useLingui()
  const focus = useMode('focus')
  const debug = useMode('debug')
  const { version } = useServices().config
  return (
    <div className={styles.bar}>
      {focus ? (
        <Button size="small" icon={<X size={16} />} onPress={toggleFocusMode}>
          <Trans>Zakończ skupienie</Trans>
        </Button>
      ) : null}
      {debug ? (
        <div className={styles.debug}>
          <Link to="/debug" className={styles.link}>
            <Trans>Diagnostyka</Trans> {version}
          </Link>
          <IconButton size="small" label={t`Wyłącz tryb diagnostyczny`} onPress={toggleDebugMode}>
            <X size={16} />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}
