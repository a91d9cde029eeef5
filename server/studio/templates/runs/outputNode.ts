import { bounded, partsOf } from '#domain/template/dryValue.ts'
import { DONE_AT_ONCE, type NodeRun } from './nodeRun.ts'

/** An output passes nothing on; its inputs are kept, to be shown. */
export const outputRun: NodeRun<'output'> = {
  ...DONE_AT_ONCE,
  turn: (_node, { arriving }) => ({
    by: 'look',
    give: () => Promise.resolve(bounded(arriving.flatMap(partsOf))),
  }),
}
