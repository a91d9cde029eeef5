import { bestOf } from '#domain/template/bestOf.ts'
import { type DryPart, partsOf } from '#domain/template/dryValue.ts'
import { findRunFile } from './runFiles.ts'
import { DONE_AT_ONCE, type Looking, type NodeRun } from './nodeRun.ts'

/** The best is chosen by the made files, of which a dry run has none. */
export const aggregateRun: NodeRun<'aggregate'> = {
  ...DONE_AT_ONCE,
  turn(node, input) {
    if (node.settings.collectStrategy !== 'best_of') return DONE_AT_ONCE.turn(node, input)
    return { by: 'look', give: (looking) => best(looking, input.arriving.flatMap(partsOf)) }
  },
}

async function best({ tx, run }: Looking, parts: readonly DryPart[]): Promise<DryPart> {
  const bytes = new Map<string, number>()
  for (const part of parts) {
    if (typeof part !== 'object' || part.file === undefined) continue
    const found = await findRunFile(tx, run, part.file)
    bytes.set(part.file, found?.files.find(({ role }) => role === 'original')?.bytes ?? 0)
  }
  return bestOf(parts, (file) => bytes.get(file) ?? 0) ?? ''
}
