import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DryPart,
  type DryValue,
  isPicture,
  mapParts,
  partsOf,
  processed,
} from '#domain/template/dryValue.ts'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { storeMadeFiles } from '#server/studio/generators/storeResult.ts'
import type { StoredPart } from '../tables.ts'
import { DONE_AT_ONCE, type NodeRun, type Worked, type Workplace } from './nodeRun.ts'
import { fileOfNode, keyOfFile } from './runFiles.ts'

/** A worker edits pictures; without any, there is nothing to do. */
export const postprocessRun: NodeRun<'postprocess'> = {
  ...DONE_AT_ONCE,
  turn: (node, input) =>
    input.arriving.flatMap(partsOf).some(isPicture) ? { by: 'worker' } : DONE_AT_ONCE.turn(node, input),
  work: workOnPictures,
}

/** Edits each picture of a value, which keeps its shape; each has a folder of its own. */
async function workOnPictures(
  { context, run, folder, kept }: Workplace,
  node: NodeOf<'postprocess'>,
  value: DryValue,
): Promise<Worked> {
  // Brushes and fonts are loaded with the first picture.
  const { workOnPicture } = await import('./pictureWork.ts')
  const made: StoredPart[] = []
  const folders: string[] = []
  const pictures = new Map<number, DryPart>()
  for (const [place, part] of partsOf(value).entries()) {
    if (!isPicture(part)) continue
    const keptHere = `${kept}/${String(place)}/`
    folders.push(keptHere)
    const own = join(folder, String(place))
    await mkdir(own, { recursive: true })
    const source = join(own, 'source')
    const key = await keyOfFile(context.database, run, part.file ?? '')
    const isThere = key !== null && (await fileStore(context).download(key, source))
    if (!isThere) throw new Error('the picture is gone')
    const { files, colour } = await workOnPicture(source, node.settings, own)
    const stored = await storeMadeFiles(context, keptHere, files)
    const file = fileOfNode(node.id, place)
    made.push({ file, files: stored, colour })
    pictures.set(place, { ...processed(part, node.settings.operation), file })
  }
  return { value: mapParts(value, (part, place) => pictures.get(place) ?? part), made, folders }
}
