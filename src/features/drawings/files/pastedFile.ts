/** The first words of Mermaid’s kinds that are read here. */
const MERMAID =
  /^\s*(?:---\n[^]*?\n---\s*)?(?:%%.*\n\s*)*(?:graph|flowchart|sequenceDiagram|classDiagram|stateDiagram|erDiagram|mindmap|timeline|gantt)\b/u

/** A copied text as the file that it would be, where it is a drawing of a program that is known here; null for any other. */
export function pastedFile(text: string): File | null {
  const words = text.trimStart()
  // draw.io copies what an address can hold.
  if (words.startsWith('%3CmxGraphModel')) return pastedFile(decoded(words))
  if (words.startsWith('<mxGraphModel') || words.startsWith('<mxfile')) return new File([words], 'a.drawio')
  if (words.startsWith('{') && words.includes('"excalidraw')) return new File([words], 'a.excalidraw')
  if (words.startsWith('<svg') && words.includes('<iskra-scene>')) return new File([words], 'a.svg')
  return MERMAID.test(words) ? new File([words], 'a.mmd') : null
}

function decoded(words: string): string {
  try {
    return decodeURIComponent(words)
  } catch {
    return ''
  }
}
