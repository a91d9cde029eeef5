import { elkGraphOfDiagram } from '#domain/scene/diagram/layout/elkGraphOfDiagram.ts'
import { readDiagram } from '#domain/scene/diagram/readDiagram.ts'
import { sceneOfDiagram } from '#domain/scene/diagram/sceneOfDiagram.ts'
import { readDrawio } from '#domain/scene/files/readDrawio.ts'
import { readExcalidraw } from '#domain/scene/files/readExcalidraw.ts'
import { picturesOfSvg } from '#domain/scene/files/picturesOfSvg.ts'
import { sceneOfSvg } from '#domain/scene/files/sceneOfSvg.ts'
import type { ForeignScene, LeftOutCounts } from '#domain/scene/files/foreign.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { newId } from '#domain/newId.ts'
import { base64Blob } from './base64Blob.ts'
import { measureWords } from '../text/measureWords.ts'
import { takeForeignPictures } from './takeForeignPictures.ts'

/** What a file is read as, and what of it has no place in our drawings. Null where it can’t be read. */
export type ReadFile = {
  readonly scene: Scene
  readonly leftOut: LeftOutCounts
  /** By the ids that the scene names them by. */
  readonly pictures?: ReadonlyMap<string, Blob>
} | null

/** No file is larger, bytes. */
const MOST_BYTES = 20_000_000

/** Reads a drawing from a file: our own SVG, Excalidraw’s, draw.io’s, or Mermaid’s text. Never rejects. */
export async function readDrawingFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return null
  try {
    const text = await file.text()
    const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
    if (ending === 'svg') {
      const scene = sceneOfSvg(text)
      return scene === null ? null : { scene, leftOut: [], pictures: picturesIn(text) }
    }
    if (ending === 'excalidraw') return await foreign(readExcalidraw(text, newId))
    if (ending === 'drawio' || ending === 'xml') return await foreign(await readDrawio(text, newId, inflated))
    const read = readDiagram(text)
    if (!read.ok) return null
    const graph = elkGraphOfDiagram(read.diagram, measureWords)
    const laid = graph === null ? null : await layOutOrNot(graph)
    return { scene: sceneOfDiagram(read.diagram, laid, measureWords), leftOut: [] }
  } catch {
    return null
  }
}

function picturesIn(svg: string): ReadonlyMap<string, Blob> {
  return new Map(
    Array.from(picturesOfSvg(svg), ([id, { type, base64 }]) => [id, base64Blob(base64, type)] as const),
  )
}

async function foreign(read: ForeignScene): Promise<ReadFile> {
  return read.ok ? takeForeignPictures(read) : null
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

async function layOutOrNot(graph: NonNullable<ReturnType<typeof elkGraphOfDiagram>>) {
  try {
    const { layOut } = await import('#ui/layout/layOut.ts')
    return await layOut(graph)
  } catch {
    return null
  }
}
