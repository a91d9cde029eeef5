import { ALL_TYPES, NO_TYPES } from '../../valueTypes.ts'
import { type KindRules, MANY } from '../kindRules.ts'

/** The result of the run: every arriving value is shown to the person who filled the form. */
export const outputKind: KindRules<'output'> = {
  category: 'io',
  mostIncoming: MANY,
  leastIncoming: 1,
  sourcePorts: [],
  takes: () => ALL_TYPES,
  gives: () => NO_TYPES,
  fresh: { name: '' },
  create: (shared, settings) => ({ ...shared, kind: 'output', settings }),
  refer: (node) => node,
  say: (node, say) => ({ ...node, settings: { name: say(node.settings.name) } }),
  problems: () => [],
  simulate: () => null,
  condition: null,
  engine: null,
  field: null,
  result: ({ settings }) => settings.name,
  isPriced: false,
  spoken: /^(?:wynik|wyjsci|output|result)/u,
}
