import type { DryPart, DryValue } from '../../dryValue.ts'
import { parametersOf } from '../../modelParameters.ts'
import { parameterFaults } from '../../parameterFaults.ts'
import { error, type TemplateProblem, type ValidationContext } from '../../templateProblems.ts'
import type { NodeOf } from '../../templateSchema.ts'
import type { Known } from '../../validateConditions.ts'
import { READABLE, RESULT_TYPES, typeSet } from '../../valueTypes.ts'
import { PREVIOUS } from '../inputSource.ts'
import { type KindRules, MANY } from '../kindRules.ts'
import type { NodeInput } from '../nodeInput.ts'
import { promptOf } from './modelPrompt.ts'

/** Something that an engine makes. */
export const modelKind: KindRules<'model'> = {
  category: 'basic',
  mostIncoming: MANY,
  leastIncoming: 0,
  sourcePorts: ['out'],
  takes: ({ settings }) =>
    settings.mode === 'transcription' ? typeSet('audio', 'video') : READABLE | typeSet('image'),
  gives: ({ settings }) =>
    settings.fanout > 1 && settings.collectStrategy === 'all'
      ? typeSet('list')
      : typeSet(RESULT_TYPES[settings.mode]),
  fresh: {
    mode: 'image',
    model: '',
    promptTemplate: '',
    negativePrompt: '',
    inputSource: PREVIOUS,
    executionMode: 'async',
    fanout: 1,
    collectStrategy: 'first_success',
    modelParameters: {},
    advancedParameters: {},
  },
  create: (shared, settings) => ({ ...shared, kind: 'model', settings }),
  refer: (node, { text, source }) => ({
    ...node,
    settings: {
      ...node.settings,
      promptTemplate: text(node.settings.promptTemplate),
      negativePrompt: text(node.settings.negativePrompt),
      inputSource: source(node.settings.inputSource),
    },
  }),
  say: null,
  problems: modelProblems,
  simulate: simulateModel,
  condition: null,
  // Of variants of which the first that succeeds is taken, that one is paid for.
  engine: ({ settings: { model, mode, fanout, collectStrategy } }) => ({
    model,
    mode,
    results: collectStrategy === 'first_success' ? 1 : fanout,
  }),
  field: null,
  result: null,
  isPriced: true,
  spoken: /^(?:model|generow)/u,
}

function modelProblems(
  { id, settings }: NodeOf<'model'>,
  _known: Known,
  { engines }: ValidationContext,
): readonly TemplateProblem[] {
  const at = { part: 'node', id } as const
  const { mode, model, promptTemplate, inputSource } = settings
  const problems: TemplateProblem[] = []
  if (model === '') problems.push(error('model_missing', at))
  else {
    const engine = engines?.find((each) => each.id === model)
    if (engines !== undefined && engine === undefined) problems.push(error('model_unknown', at, model))
    else if (engine !== undefined && engine.type !== mode) problems.push(error('model_mode', at))
    else if (engine !== undefined) {
      const faults = parameterFaults(engine, parametersOf(settings))
      problems.push(
        ...faults.map(({ name, fault }) =>
          error(fault === 'unknown' ? 'parameter_unknown' : 'parameters_invalid', at, name),
        ),
      )
    }
  }
  if (promptTemplate.trim() === '' && inputSource.from === 'field' && inputSource.field === '') {
    problems.push(error('prompt_missing', at))
  }
  return problems
}

function simulateModel(node: NodeOf<'model'>, input: NodeInput): DryValue {
  const { mode, fanout, collectStrategy } = node.settings
  const prompt = promptOf(node, input)
  const isText = mode === 'text' || mode === 'transcription'
  const result: DryPart = isText ? `[${mode}] ${prompt}` : { mode, prompt, processed: [] }
  return fanout > 1 && collectStrategy === 'all' ? Array.from({ length: fanout }, () => result) : result
}
