import type { Rect } from '../geometry/rect.ts'
import type { Scene } from '../sceneSchema.ts'
import { encodedXml } from './xml.ts'

/** The element that holds the scene. */
export const SCENE_TAG = 'iskra-scene'

/** A file that every program shows as what is drawn in it, and that opens here again exactly: its scene is within. */
export function svgFile(scene: Scene, { x, y, width, height }: Rect, drawn: string): string {
  const shape = { width, height, viewBox: [x, y, width, height].map(shortNumber).join(' ') }
  const kept = `<metadata><${SCENE_TAG}>${encodedXml(JSON.stringify(scene))}</${SCENE_TAG}></metadata>`
  return `${svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...shape }, `\n${kept}\n${drawn}`)}\n`
}

/** One element of such a file; what is undefined is left out. */
export function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inner = '',
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined
        ? ''
        : ` ${key}="${typeof value === 'number' ? shortNumber(value) : encodedXml(value)}"`,
    )
    .join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

/** A length as a file has it: hundredths of a px are enough. */
export const shortNumber = (value: number): string => String(Math.round(value * 100) / 100)
