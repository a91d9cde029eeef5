import { emptyScene, newBox } from '#domain/scene/newScene.ts'
import { SCENE_TAG } from '#domain/scene/files/svgFile.ts'
import { encodedXml } from '#domain/scene/files/xml.ts'

/** A drawing of so many labelled boxes in a square, as the product's own file. */
export function boxesFile(count: number): string {
  const columns = Math.ceil(Math.sqrt(count))
  const shapes = Array.from({ length: count }, (_, at) =>
    newBox(
      `b${at}`,
      { x: (at % columns) * 220, y: Math.floor(at / columns) * 120, width: 160, height: 60 },
      { text: `Krok ${at}` },
    ),
  )
  const scene = encodedXml(JSON.stringify({ ...emptyScene('diagram'), shapes }))
  return `<svg xmlns="http://www.w3.org/2000/svg"><metadata><${SCENE_TAG}>${scene}</${SCENE_TAG}></metadata></svg>`
}

/** A flowchart of so many nodes as Mermaid's text: each but the first hangs on an earlier one, every tenth on two. */
export function flowchartText(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const parent = Math.floor((at - 1) / 2)
    if (at === 0) return '    n0[Początek]'
    const cross = at % 10 === 0 ? `\n    n${Math.floor(at / 3)} -.-> n${at}` : ''
    return `    n${parent} --> n${at}[Krok ${at}]${cross}`
  })
  return `flowchart TB\n${lines.join('\n')}\n`
}
