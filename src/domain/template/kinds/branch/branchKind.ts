import { joined } from '../../dryValue.ts'
import { conditionProblems } from '../../validateConditions.ts'
import { ALL_TYPES } from '../../valueTypes.ts'
import type { KindRules } from '../kindRules.ts'

/** One of two ways, by a condition. */
export const branchKind: KindRules<'branch'> = {
  category: 'logic',
  mostIncoming: 1,
  leastIncoming: 1,
  sourcePorts: ['true', 'false'],
  takes: () => ALL_TYPES,
  gives: (_node, arriving) => arriving,
  fresh: { condition: { operandType: 'field', operand: '', operator: 'equals', value: '' } },
  create: (shared, settings) => ({ ...shared, kind: 'branch', settings }),
  refer: (node, { condition }) => ({
    ...node,
    settings: { condition: condition(node.settings.condition) },
  }),
  say: null,
  problems: ({ id, settings }, known) => conditionProblems([settings.condition], known, { part: 'node', id }),
  simulate: (_node, { arriving }) => joined(arriving),
  condition: ({ settings }) => settings.condition,
  engine: null,
  field: null,
  result: null,
  isPriced: false,
  spoken: /^(?:rozgalez|branch)/u,
}
