import { elkGraphOfDiagram } from '#domain/scene/diagram/layout/elkGraphOfDiagram.ts'
import { readDiagram } from '#domain/scene/diagram/readDiagram.ts'
import { sceneOfDiagram } from '#domain/scene/diagram/sceneOfDiagram.ts'
import { readDrawio } from '#domain/scene/files/readDrawio.ts'
import { readExcalidraw } from '#domain/scene/files/readExcalidraw.ts'
import { sceneOfSvg } from '#domain/scene/files/sceneOfSvg.ts'
import type { ForeignScene } from '#domain/scene/files/foreign.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { newId } from '#domain/newId.ts'
import { measureWords } from '../text/measureWords.ts'

/** What a file is read as. `isPart`: something of it has no place in our drawings. Null where it can’t be read. */
export type ReadFile = { readonly scene: Scene; readonly isPart: boolean } | null

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
      return scene === null ? null : { scene, isPart: false }
    }
    if (ending === 'excalidraw') return foreign(readExcalidraw(text, newId))
    if (ending === 'drawio' || ending === 'xml') return foreign(await readDrawio(text, newId, inflated))
    const read = readDiagram(text)
    if (!read.ok) return null
    const graph = elkGraphOfDiagram(read.diagram, measureWords)
    const laid = graph === null ? null : await layOutOrNot(graph)
    return { scene: sceneOfDiagram(read.diagram, laid, measureWords), isPart: false }
  } catch {
    return null
  }
}

function foreign(read: ForeignScene): ReadFile {
  return read.ok ? { scene: read.scene, isPart: read.leftOut.length > 0 } : null
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
