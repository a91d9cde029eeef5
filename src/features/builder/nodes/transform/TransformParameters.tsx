import { useLingui } from '@lingui/react/macro'
import { TRANSFORMS, type Transform } from '#domain/template/kinds/transform/transformSettings.ts'
import { LONGEST_PROMPT } from '#domain/template/templateLimits.ts'
import { TextField } from '#ui/TextField.tsx'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import { PromptField } from '../../inputs/PromptField.tsx'
import { TRANSFORM_WORDS } from '../../words/choiceWords.ts'
import { InputSourceFields } from '../InputSourceFields.tsx'
import type { ParametersProps } from '../parametersProps.ts'

/** The operation on the text; only the fields that it supports show. */
export function TransformParameters({ node, onChange }: ParametersProps<'transform'>) {
  const { t } = useLingui()
  const { settings } = node
  const { operation, inputSource, text, replacement } = settings
  const change = (part: Partial<typeof settings>) => onChange({ ...node, settings: { ...settings, ...part } })
  return (
    <>
      <ChoiceSelect
        label={t`Co zrobić`}
        words={TRANSFORM_WORDS}
        values={TRANSFORMS}
        value={operation}
        onChange={(next) => change({ operation: next })}
      />
      {operation === 'text' ? (
        <PromptField
          label={t`Tekst do złożenia`}
          nodeId={node.id}
          value={text}
          onChange={(next) => change({ text: next })}
        />
      ) : (
        <InputSourceFields value={inputSource} onChange={(next) => change({ inputSource: next })} />
      )}
      {TEXT_OF.has(operation) ? (
        <TextField
          label={operation === 'replace' ? t`Co zamienić` : t`Znak rozdzielający`}
          value={text}
          maxLength={LONGEST_PROMPT}
          onChange={(next) => change({ text: next })}
        />
      ) : null}
      {operation === 'replace' ? (
        <TextField
          label={t`Na co zamienić`}
          value={replacement}
          maxLength={LONGEST_PROMPT}
          onChange={(next) => change({ replacement: next })}
        />
      ) : null}
    </>
  )
}

/** The operations with a text of their own besides the arriving one. */
const TEXT_OF: ReadonlySet<Transform> = new Set(['replace', 'split', 'join'])
