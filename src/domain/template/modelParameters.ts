import { isSame } from './listDiff.ts'
import type { NodeOf } from './templateSchema.ts'

type ModelSettings = NodeOf<'model'>['settings']
type Parameters = ModelSettings['modelParameters']
/** The possible values of a model's parameter. */
export type ParameterValue = Parameters[string]

/** The parameters that a model is asked with: of one that is set twice the advanced counts. */
export function parametersOf({
  modelParameters,
  advancedParameters,
}: Pick<ModelSettings, 'modelParameters' | 'advancedParameters'>): Parameters {
  return { ...modelParameters, ...advancedParameters }
}

/** The settings with one parameter set, once however often it was set; undefined takes it away. */
export function withParameter(
  settings: ModelSettings,
  name: string,
  value: ParameterValue | undefined,
): ModelSettings {
  const { modelParameters, advancedParameters } = settings
  return {
    ...settings,
    modelParameters:
      value === undefined ? without(modelParameters, name) : { ...modelParameters, [name]: value },
    advancedParameters: without(advancedParameters, name),
  }
}

function without(parameters: Parameters, name: string): Parameters {
  if (!Object.hasOwn(parameters, name)) return parameters
  return Object.fromEntries(Object.entries(parameters).filter(([other]) => other !== name))
}

/** A parameter that is set otherwise; undefined where it isn't set. */
export interface ParameterChange {
  readonly name: string
  readonly from: ParameterValue | undefined
  readonly to: ParameterValue | undefined
}

/** The parameters in which two settings of a model differ, those that were set before first. */
export function parameterChanges(before: ModelSettings, after: ModelSettings): readonly ParameterChange[] {
  const earlier = new Map(Object.entries(parametersOf(before)))
  const later = new Map(Object.entries(parametersOf(after)))
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((name) => {
    const from = earlier.get(name)
    const to = later.get(name)
    return from === to ? [] : [{ name, from, to }]
  })
}

/** Whether two models differ in their parameters alone. */
export function isParametersAlone(before: NodeOf<'model'>, after: NodeOf<'model'>): boolean {
  const { modelParameters, advancedParameters } = after.settings
  return isSame({ ...before, settings: { ...before.settings, modelParameters, advancedParameters } }, after)
}
