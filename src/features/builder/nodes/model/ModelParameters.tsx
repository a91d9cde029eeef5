import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { GENERATION_TYPES, type GenerationType } from '#domain/generation/engines.ts'
import { MOST_VARIANTS } from '#domain/template/templateLimits.ts'
import { COLLECT_STRATEGIES, EXECUTION_MODES } from '#domain/template/templateShapes.ts'
import { Select, type SelectOption } from '#ui/Select.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useEngines } from '../../engines/useEngines.ts'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import { PromptField } from '../../inputs/PromptField.tsx'
import { COLLECT_WORDS, EXECUTION_WORDS, MODE_WORDS } from '../../words/choiceWords.ts'
import { InputSourceFields } from '../InputSourceFields.tsx'
import type { ParametersProps } from '../parametersProps.ts'
import type { EngineOptionsProps } from './EngineOptions.tsx'
import { OtherParameters } from './OtherParameters.tsx'

// The options of the generators are many, with the pictures of their choices.
const EngineOptions = lazyPart(() => import('./EngineOptions.tsx'))

/** The type, the model and the source; the other settings in full. */
export function ModelParameters({ node, onChange, isFull }: ParametersProps<'model'>) {
  const { t } = useLingui()
  const { settings } = node
  const { mode, model, promptTemplate, negativePrompt, inputSource } = settings
  const change = (part: Partial<typeof settings>) => onChange({ ...node, settings: { ...settings, ...part } })
  return (
    <>
      <ChoiceSelect
        label={t`Co ma powstać`}
        words={MODE_WORDS}
        values={GENERATION_TYPES}
        value={mode}
        onChange={(next) => change({ mode: next, model: '' })}
      />
      <Select
        label={t`Model`}
        options={useModelOptions(mode, model)}
        value={model}
        onChange={(next) => change({ model: next })}
      />
      <PromptField
        label={t`Prompt`}
        description={t`Gdy jest pusty, promptem są dane ze źródła.`}
        nodeId={node.id}
        value={promptTemplate}
        onChange={(next) => change({ promptTemplate: next })}
      />
      <NumberField
        label={t`Warianty`}
        value={settings.fanout}
        min={1}
        max={MOST_VARIANTS}
        onChange={(fanout) => change({ fanout })}
      />
      {settings.fanout > 1 ? (
        <ChoiceSelect
          label={t`Które warianty przekazać dalej`}
          words={COLLECT_WORDS}
          values={COLLECT_STRATEGIES}
          value={settings.collectStrategy}
          onChange={(collectStrategy) => change({ collectStrategy })}
        />
      ) : null}
      {isFull ? (
        <>
          <PromptField
            label={t`Czego unikać`}
            nodeId={node.id}
            value={negativePrompt}
            onChange={(next) => change({ negativePrompt: next })}
          />
          <InputSourceFields value={inputSource} onChange={(next) => change({ inputSource: next })} />
          <ChoiceSelect
            label={t`Wykonanie`}
            words={EXECUTION_WORDS}
            values={EXECUTION_MODES}
            value={settings.executionMode}
            onChange={(executionMode) => change({ executionMode })}
          />
        </>
      ) : null}
      <Options settings={settings} isFull={isFull} onChange={change} />
    </>
  )
}

/** The options of the chosen model; while they aren't known, the set ones. */
function Options({
  settings,
  isFull,
  onChange,
}: Pick<EngineOptionsProps, 'settings' | 'isFull' | 'onChange'>) {
  const engine = useEngines()?.find(({ id, type }) => id === settings.model && type === settings.mode)
  if (engine === undefined) {
    return <OtherParameters settings={settings} controlled={NOTHING} onChange={onChange} />
  }
  return (
    <Suspense fallback={<Skeleton shape="box" height="8rem" />}>
      <EngineOptions engine={engine} settings={settings} isFull={isFull} onChange={onChange} />
    </Suspense>
  )
}

const NOTHING: ReadonlySet<string> = new Set()

/** The engines that make this, with their prices; one that is chosen and not offered is still named. */
function useModelOptions(mode: GenerationType, model: string): readonly SelectOption<string>[] {
  const { t } = useLingui()
  const engines = (useEngines() ?? []).filter(({ type }) => type === mode)
  const isKnown = model === '' || engines.some(({ id }) => id === model)
  return [
    { value: '', label: t`Wybierz model` },
    ...(isKnown ? [] : [{ value: model, label: model }]),
    ...engines.map(({ id, name, credits, isAvailable }) => {
      const price = t`${plural(credits, { one: '# kredyt', few: '# kredyty', many: '# kredytów', other: '# kredytu' })}`
      return { value: id, label: isAvailable ? `${name} · ${price}` : t`${name} (brak klucza na serwerze)` }
    }),
  ]
}
