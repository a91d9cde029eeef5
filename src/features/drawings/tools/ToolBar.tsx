import { useLingui } from '@lingui/react/macro'
import { Frame, Hand, MousePointer2, MoveRight, PencilLine, Shapes } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { FORM_OF_ROLE } from '../canvas/tools.ts'
import { useScene } from '../document/DrawingContext.tsx'
import { FORM_WORDS, ROLE_WORDS } from '../document/shapeWords.ts'
import { PictureButtons } from '../files/PictureButtons.tsx'
import { FormIcon } from './FormIcon.tsx'
import { ShapesPanel } from './ShapesPanel.tsx'
import { ToolButton } from './ToolButton.tsx'
import styles from './Tools.module.css'

const FORMS = [
  ['rectangle', 'r'],
  ['ellipse', 'o'],
  ['diamond', 'd'],
  ['note', 'n'],
  ['text', 't'],
] as const
const ROLES = ['start', 'step', 'decision', 'end'] as const

/** The tools at the side of the canvas. */
export function ToolBar() {
  const { t, i18n } = useLingui()
  const isFlow = useScene().kind === 'flow'
  return (
    <div
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t`Narzędzia rysowania`}
      data-over-canvas=""
      data-covers-canvas=""
      className={styles.side}
    >
      <ToolButton tool={{ kind: 'select' }} label={t`Zaznaczanie`} shortcut="v">
        <MousePointer2 size={20} aria-hidden="true" />
      </ToolButton>
      <ToolButton tool={{ kind: 'hand' }} label={t`Przesuwanie widoku`} shortcut="h">
        <Hand size={20} aria-hidden="true" />
      </ToolButton>
      <span className={styles.gap} />
      {isFlow
        ? ROLES.map((role) => (
            <ToolButton
              key={role}
              tool={{ kind: 'box', form: FORM_OF_ROLE[role], role }}
              label={i18n._(ROLE_WORDS[role])}
            >
              <FormIcon form={FORM_OF_ROLE[role]} role={role} />
            </ToolButton>
          ))
        : null}
      {FORMS.slice(isFlow ? 3 : 0).map(([form, key]) => (
        <ToolButton
          key={form}
          tool={{ kind: 'box', form, role: null }}
          label={i18n._(FORM_WORDS[form])}
          shortcut={key}
        >
          <FormIcon form={form} />
        </ToolButton>
      ))}
      <AriaLocale>
        <DialogTrigger>
          <AriaButton
            className={styles.tool ?? ''}
            aria-label={t`Wszystkie kształty`}
            data-hint={t`Wszystkie kształty`}
          >
            <Shapes size={20} aria-hidden="true" />
          </AriaButton>
          <Popover placement="right top" className={styles.popover ?? ''}>
            <Dialog aria-label={t`Wszystkie kształty`} className={styles.dialog ?? ''}>
              {({ close }) => <ShapesPanel onTaken={close} />}
            </Dialog>
          </Popover>
        </DialogTrigger>
      </AriaLocale>
      <span className={styles.gap} />
      <ToolButton tool={{ kind: 'line' }} label={t`Linia`} shortcut="l">
        <MoveRight size={20} aria-hidden="true" />
      </ToolButton>
      <ToolButton tool={{ kind: 'pen' }} label={t`Pisak`} shortcut="p">
        <PencilLine size={20} aria-hidden="true" />
      </ToolButton>
      <ToolButton tool={{ kind: 'frame', isLane: false }} label={t`Ramka`} shortcut="f">
        <Frame size={20} aria-hidden="true" />
      </ToolButton>
      <PictureButtons className={styles.tool ?? ''} />
    </div>
  )
}
