import { useLingui } from '@lingui/react/macro'
import { Hand, MousePointer2, MoveRight, PanelRight, PencilLine, Shapes } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import { PictureButtons } from '../files/PictureButtons.tsx'
import { PanelTabs } from '../panels/PanelSide.tsx'
import { ShapesPanel } from './ShapesPanel.tsx'
import { ToolButton } from './ToolButton.tsx'
import styles from './PhoneBar.module.css'
import tools from './Tools.module.css'

/** The tools within the thumb’s reach; shapes and panels come as sheets. */
export function PhoneBar() {
  const { t } = useLingui()
  const [sheet, setSheet] = useState<'shapes' | 'panels' | null>(null)
  const close = () => setSheet(null)
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) close()
  }
  return (
    <div role="toolbar" aria-label={t`Narzędzia rysowania`} className={styles.bar}>
      <ToolButton tool={{ kind: 'select' }} label={t`Zaznacz`} isNamed>
        <MousePointer2 size={20} aria-hidden="true" />
      </ToolButton>
      <button
        type="button"
        className={tools.tool}
        aria-haspopup="dialog"
        aria-expanded={sheet === 'shapes'}
        onClick={() => setSheet('shapes')}
      >
        <Shapes size={20} aria-hidden="true" />
        <span>{t`Kształty`}</span>
      </button>
      <ToolButton tool={{ kind: 'line' }} label={t`Linia`} isNamed>
        <MoveRight size={20} aria-hidden="true" />
      </ToolButton>
      <ToolButton tool={{ kind: 'pen' }} label={t`Pisak`} isNamed>
        <PencilLine size={20} aria-hidden="true" />
      </ToolButton>
      <ToolButton tool={{ kind: 'hand' }} label={t`Widok`} isNamed>
        <Hand size={20} aria-hidden="true" />
      </ToolButton>
      <button
        type="button"
        className={tools.tool}
        aria-haspopup="dialog"
        aria-expanded={sheet === 'panels'}
        onClick={() => setSheet('panels')}
      >
        <PanelRight size={20} aria-hidden="true" />
        <span>{t`Panele`}</span>
      </button>
      <Drawer side="bottom" title={t`Kształty`} isOpen={sheet === 'shapes'} onOpenChange={onOpenChange}>
        <ShapesPanel onTaken={close} />
        <div className={styles.more}>
          <PictureButtons className={tools.tool ?? ''} isNamed onTaken={close} />
        </div>
      </Drawer>
      <Drawer side="bottom" title={t`Panele`} isOpen={sheet === 'panels'} onOpenChange={onOpenChange}>
        <PanelTabs />
      </Drawer>
    </div>
  )
}
