import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  FORMATS,
  LARGEST_SIDE,
  POSTPROCESSES,
} from '#domain/template/kinds/postprocess/postprocessSettings.ts'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'
import { TextField } from '#ui/TextField.tsx'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import { POSTPROCESS_WORDS } from '../../words/choiceWords.ts'
import type { ParametersProps } from '../parametersProps.ts'

const FORMAT_WORDS = {
  same: msg`Bez zmiany`,
  png: msg`PNG`,
  jpeg: msg`JPEG`,
  webp: msg`WebP`,
} as const

/** The operation on a finished picture, film or sound; only the fields that it supports show. */
export function PostprocessParameters({ node, onChange }: ParametersProps<'postprocess'>) {
  const { t } = useLingui()
  const { settings } = node
  const { operation, width, height, format, text } = settings
  const change = (part: Partial<typeof settings>) => onChange({ ...node, settings: { ...settings, ...part } })
  const hasSize = operation === 'resize' || operation === 'crop'
  return (
    <>
      <ChoiceSelect
        label={t`Co zrobić`}
        words={POSTPROCESS_WORDS}
        values={POSTPROCESSES}
        value={operation}
        onChange={(next) => change({ operation: next })}
      />
      {hasSize ? (
        <>
          <NumberField
            label={t`Szerokość w pikselach`}
            description={t`0 oznacza bez zmian.`}
            value={width}
            min={0}
            max={LARGEST_SIDE}
            onChange={(next) => change({ width: next })}
          />
          <NumberField
            label={t`Wysokość w pikselach`}
            value={height}
            min={0}
            max={LARGEST_SIDE}
            onChange={(next) => change({ height: next })}
          />
        </>
      ) : null}
      {operation === 'format' ? (
        <ChoiceSelect
          label={t`Format`}
          words={FORMAT_WORDS}
          values={FORMATS}
          value={format}
          onChange={(next) => change({ format: next })}
        />
      ) : null}
      {operation === 'watermark' ? (
        <TextField
          label={t`Podpis na obrazie`}
          value={text}
          maxLength={LONGEST_LABEL}
          onChange={(next) => change({ text: next })}
        />
      ) : null}
    </>
  )
}
