import type { Field, Fields } from '#domain/fields/field.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { type ParameterValue, parametersOf, withParameter } from '#domain/template/modelParameters.ts'
import { parameterFields } from '#domain/template/parameterFaults.ts'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import { type LooseOptions, MoreFields, OptionFields } from '#ui/generatorOptions/OptionFields.tsx'
import { useOptionWords } from '../../words/optionNames.ts'
import { OtherParameters } from './OtherParameters.tsx'

type Settings = NodeOf<'model'>['settings']

export interface EngineOptionsProps {
  readonly engine: Pick<EngineOffer, 'type' | 'takes'>
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
  /** With rarely changed settings visible. */
  readonly isFull: boolean
}

/** The options that a node's engine supports, with the same fields as on the forms of the generators. */
export default function EngineOptions({ engine, settings, onChange, isFull }: EngineOptionsProps) {
  useOptionWords()
  const fields = controlsOf(engine)
  const change = (changed: LooseOptions) =>
    onChange(
      Object.entries(changed).reduce(
        (next, [name, value]) => withParameter(next, name, isParameter(value) ? value : undefined),
        settings,
      ),
    )
  const props = {
    type: engine.type,
    // An unset option shows the engine's default.
    options: { ...defaultsOf(fields), ...parametersOf(settings) },
    onChange: change,
    fields,
    pictures: undefined,
  }
  return (
    <>
      <OptionFields {...props} />
      <MoreFields {...props} isExpanded={isFull} />
      <OtherParameters settings={settings} controlled={new Set(Object.keys(fields))} onChange={onChange} />
    </>
  )
}

/**
 * The options with a field here: the negative prompt has a field of its own, with references, and hidden ones are never
 * filled in.
 */
function controlsOf(engine: EngineOptionsProps['engine']): Fields {
  return Object.fromEntries(
    Object.entries(parameterFields(engine)).flatMap(([name, field]): [string, Field][] => {
      if (name === 'negativePrompt') return []
      return [[name, field.kind === 'hidden' ? { ...field, kind: 'text' } : field]]
    }),
  )
}

function defaultsOf(fields: Fields): LooseOptions {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
}

const isParameter = (value: unknown): value is ParameterValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
