import { useLingui } from '@lingui/react/macro'
import { COLLECT_STRATEGIES } from '#domain/template/templateShapes.ts'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import { COLLECT_WORDS } from '../../words/choiceWords.ts'
import type { ParametersProps } from '../parametersProps.ts'

/** Which of the results that arrive go on. */
export function AggregateParameters({ node, onChange }: ParametersProps<'aggregate'>) {
  const { t } = useLingui()
  return (
    <ChoiceSelect
      label={t`Co przekazać dalej`}
      words={COLLECT_WORDS}
      values={COLLECT_STRATEGIES}
      value={node.settings.collectStrategy}
      onChange={(collectStrategy) => onChange({ ...node, settings: { collectStrategy } })}
    />
  )
}
