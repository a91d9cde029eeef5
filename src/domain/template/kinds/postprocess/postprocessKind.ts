import { isPicture, joined, mapParts, processed } from '../../dryValue.ts'
import { error, type ProblemCode } from '../../templateProblems.ts'
import type { NodeOf } from '../../templateSchema.ts'
import { typeSet } from '../../valueTypes.ts'
import type { KindRules } from '../kindRules.ts'

/** Pictures, by themselves or several. */
const PICTURES = typeSet('image', 'list')

/** Something that is done to pictures that are there. */
export const postprocessKind: KindRules<'postprocess'> = {
  category: 'processing',
  mostIncoming: 1,
  leastIncoming: 1,
  sourcePorts: ['out'],
  takes: () => PICTURES,
  gives: (_node, arriving) => arriving & PICTURES,
  fresh: { operation: 'resize', width: 0, height: 0, format: 'same', text: '' },
  create: (shared, settings) => ({ ...shared, kind: 'postprocess', settings }),
  refer: (node) => node,
  say: null,
  problems(node) {
    const lacking = lackOf(node)
    return lacking === null ? [] : [error(lacking, { part: 'node', id: node.id })]
  },
  simulate: ({ settings }, { arriving }) =>
    mapParts(joined(arriving), (part) => (isPicture(part) ? processed(part, settings.operation) : part)),
  condition: null,
  engine: null,
  field: null,
  result: null,
  isPriced: true,
  spoken: /^(?:obrobk|postproc)/u,
}

/** The missing settings of a picture's operation: of a size, one side can follow the other. */
function lackOf({ settings: { operation, width, height, text } }: NodeOf<'postprocess'>): ProblemCode | null {
  if (operation === 'resize') return width > 0 || height > 0 ? null : 'size_missing'
  if (operation === 'crop') return width > 0 && height > 0 ? null : 'crop_size_missing'
  return operation === 'watermark' && text.trim() === '' ? 'watermark_missing' : null
}
