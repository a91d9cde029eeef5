import { FORM_FIELD_TYPES } from '../../formFieldTypes.ts'
import { error, type TemplateProblem } from '../../templateProblems.ts'
import type { NodeOf } from '../../templateSchema.ts'
import type { Known } from '../../validateConditions.ts'
import { NO_TYPES, typeSet, type ValueType } from '../../valueTypes.ts'
import type { KindRules } from '../kindRules.ts'

/** A field of the form. */
export const inputKind: KindRules<'input'> = {
  category: 'basic',
  mostIncoming: 0,
  leastIncoming: 0,
  sourcePorts: ['out'],
  takes: () => NO_TYPES,
  gives: ({ settings }) => typeSet(settings.valueType),
  fresh: { field: '', valueType: 'text' },
  create: (shared, settings) => ({ ...shared, kind: 'input', settings }),
  refer: (node, { field }) => ({
    ...node,
    settings: { ...node.settings, field: field(node.settings.field) },
  }),
  say: null,
  problems: inputProblems,
  simulate: ({ settings }, { field }) => field(settings.field),
  condition: null,
  engine: null,
  field: ({ settings }) => settings.field,
  result: null,
  isPriced: false,
  spoken: /^(?:wejsci|input)/u,
}

/** Types that only a file has. */
const FILE_TYPES: ReadonlySet<ValueType> = new Set(['image', 'video', 'audio'])

function inputProblems({ id, settings }: NodeOf<'input'>, { fields }: Known): readonly TemplateProblem[] {
  const at = { part: 'node', id } as const
  const field = fields.get(settings.field)
  if (field === undefined) return [error('field_unknown', at)]
  if (field.type === 'password') return [error('reference_secret', at)]
  const { holds, valueType } = FORM_FIELD_TYPES[field.type]
  // Accepted types go by the declared type: a file fits only its own, and only a file fits it.
  const isMisnamed =
    settings.valueType !== valueType && (holds === 'file' || FILE_TYPES.has(settings.valueType))
  return isMisnamed ? [error('field_type', at)] : []
}
