import { bestOf } from '../../bestOf.ts'
import { partsOf } from '../../dryValue.ts'
import { ALL_TYPES, typeSet } from '../../valueTypes.ts'
import { type KindRules, MANY } from '../kindRules.ts'

/** Several things as one: all of them, the first or the best. */
export const aggregateKind: KindRules<'aggregate'> = {
  category: 'advanced',
  mostIncoming: MANY,
  leastIncoming: 1,
  sourcePorts: ['out'],
  takes: () => ALL_TYPES,
  gives: ({ settings }, arriving) => (settings.collectStrategy === 'all' ? typeSet('list') : arriving),
  fresh: { collectStrategy: 'all' },
  create: (shared, settings) => ({ ...shared, kind: 'aggregate', settings }),
  refer: (node) => node,
  say: null,
  problems: () => [],
  simulate({ settings }, { arriving }) {
    const all = arriving.flatMap(partsOf)
    if (settings.collectStrategy === 'all') return all
    return (settings.collectStrategy === 'best_of' ? bestOf(all) : all[0]) ?? ''
  },
  condition: null,
  engine: null,
  field: null,
  result: null,
  isPriced: false,
  spoken: /^(?:zbior|zebran|aggregat|zlacz)/u,
}
