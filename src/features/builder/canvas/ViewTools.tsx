import { useLingui } from '@lingui/react/macro'
import { useReactFlow } from '@xyflow/react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { askedView } from '../panels/leadTo.ts'
import styles from './ViewTools.module.css'

/** Nearer, farther, everything. */
export function ViewTools() {
  const { t } = useLingui()
  const flow = useReactFlow()
  return (
    <div role="toolbar" aria-label={t`Widok`} className={styles.tools}>
      <IconButton size="small" label={t`Przybliż`} onPress={() => void flow.zoomIn()}>
        <Plus size={18} />
      </IconButton>
      <IconButton size="small" label={t`Oddal`} onPress={() => void flow.zoomOut()}>
        <Minus size={18} />
      </IconButton>
      <IconButton size="small" label={t`Pokaż całość`} onPress={() => askedView.set({ ids: [] })}>
        <Maximize size={18} />
      </IconButton>
    </div>
  )
}
