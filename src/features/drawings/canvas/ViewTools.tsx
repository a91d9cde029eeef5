import { useLingui } from '@lingui/react/macro'
import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useStore } from '#ui/useStore.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import styles from './ViewTools.module.css'

const STEP = 1.25

/** Nearer, farther, as it is, everything. */
export function ViewTools() {
  const { t } = useLingui()
  const { canvas } = useDrawing()
  const { zoom } = useStore(canvas.state).view
  const percent = Math.round(zoom * 100)
  return (
    <div
      role="toolbar"
      aria-label={t`Widok`}
      data-over-canvas=""
      data-covers-canvas=""
      className={styles.tools}
    >
      <IconButton size="small" label={t`Oddal`} onPress={() => canvas.zoomTo(zoom / STEP)}>
        <Minus size={18} />
      </IconButton>
      <IconButton
        size="small"
        className={styles.percent ?? ''}
        label={t`Widok 100%, teraz ${percent}%`}
        onPress={() => canvas.zoomTo(1)}
      >
        {percent}%
      </IconButton>
      <IconButton size="small" label={t`Przybliż`} onPress={() => canvas.zoomTo(zoom * STEP)}>
        <Plus size={18} />
      </IconButton>
      <IconButton size="small" label={t`Pokaż całość`} onPress={canvas.fit}>
        <Maximize size={18} />
      </IconButton>
    </div>
  )
}
