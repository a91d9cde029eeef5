import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { parametersOf, withParameter } from '#domain/template/modelParameters.ts'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './OtherParameters.module.css'

type Settings = NodeOf<'model'>['settings']

export interface OtherParametersProps {
  readonly settings: Settings
  /** The parameters that have a control of their own. */
  readonly controlled: ReadonlySet<string>
  readonly onChange: (settings: Settings) => void
}

/** Set parameters without a field, as after a change of the model: they are listed, and can be removed. */
export function OtherParameters({ settings, controlled, onChange }: OtherParametersProps) {
  const { t } = useLingui()
  const others = Object.entries(parametersOf(settings)).filter(([name]) => !controlled.has(name))
  if (others.length === 0) return null
  return (
    <fieldset className={styles.list}>
      <legend className={styles.title}>
        <Trans>Ustawione poza polami modelu</Trans>
      </legend>
      {others.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <span className={styles.words}>
            <strong>{name}</strong> {String(value)}
          </span>
          <IconButton
            size="small"
            label={t`Usuń parametr ${name}`}
            onPress={() => onChange(withParameter(settings, name, undefined))}
          >
            <X size={18} />
          </IconButton>
        </div>
      ))}
    </fieldset>
  )
}
