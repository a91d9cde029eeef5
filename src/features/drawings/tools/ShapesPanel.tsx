import { useLingui } from '@lingui/react/macro'
import { Frame, Rows3 } from 'lucide-react'
import { BOX_FORMS, FLOW_ROLES } from '#domain/scene/sceneSchema.ts'
import { FORM_OF_ROLE } from '../canvas/tools.ts'
import { useScene } from '../document/DrawingContext.tsx'
import { FORM_WORDS, ROLE_WORDS } from '../document/shapeWords.ts'
import { FormIcon } from './FormIcon.tsx'
import { ToolButton } from './ToolButton.tsx'
import styles from './Tools.module.css'

/** Everything that can be put down: what flows are made of first, where this is one. */
export function ShapesPanel({ onTaken }: { readonly onTaken?: () => void }) {
  const { t, i18n } = useLingui()
  const isFlow = useScene().kind === 'flow'
  const taken = onTaken === undefined ? {} : { onTaken }
  return (
    <div className={styles.panel}>
      {isFlow ? (
        <fieldset aria-label={t`Kroki przepływu`} className={styles.shapes}>
          {FLOW_ROLES.map((role) => (
            <ToolButton
              key={role}
              tool={{ kind: 'box', form: FORM_OF_ROLE[role], role }}
              label={i18n._(ROLE_WORDS[role])}
              isNamed
              {...taken}
            >
              <FormIcon form={FORM_OF_ROLE[role]} role={role} size={28} />
            </ToolButton>
          ))}
          <ToolButton tool={{ kind: 'frame', isLane: true }} label={t`Tor`} isNamed {...taken}>
            <Rows3 size={28} aria-hidden="true" />
          </ToolButton>
        </fieldset>
      ) : null}
      <fieldset aria-label={t`Kształty`} className={styles.shapes}>
        {BOX_FORMS.map((form) => (
          <ToolButton
            key={form}
            tool={{ kind: 'box', form, role: null }}
            label={i18n._(FORM_WORDS[form])}
            isNamed
            {...taken}
          >
            <FormIcon form={form} size={28} />
          </ToolButton>
        ))}
        <ToolButton tool={{ kind: 'frame', isLane: false }} label={t`Ramka`} isNamed {...taken}>
          <Frame size={28} aria-hidden="true" />
        </ToolButton>
      </fieldset>
    </div>
  )
}
