import { useLingui } from '@lingui/react/macro'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'
import { TextField } from '#ui/TextField.tsx'
import type { ParametersProps } from '../parametersProps.ts'

/** The name of the result where it is shown. */
export function OutputParameters({ node, onChange }: ParametersProps<'output'>) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Nazwa wyniku`}
      description={t`Tak podpiszemy wynik na stronie szablonu.`}
      value={node.settings.name}
      maxLength={LONGEST_LABEL}
      onChange={(name) => onChange({ ...node, settings: { name } })}
    />
  )
}
