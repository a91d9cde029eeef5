import { type Scene, sceneSchema } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { LONGEST_FILE } from './foreign.ts'
import { SCENE_TAG } from './svgFile.ts'
import { decodedXml } from './xml.ts'

/** The drawing within a file that was made here; null for any other. Never throws. */
export function sceneOfSvg(text: string): Scene | null {
  if (text.length > LONGEST_FILE) return null
  const [, after] = text.split(`<${SCENE_TAG}>`, 2)
  const [words, end] = after?.split(`</${SCENE_TAG}>`, 2) ?? []
  if (words === undefined || end === undefined) return null
  try {
    const scene = sceneSchema.safeParse(JSON.parse(decodedXml(words)))
    return scene.success ? soundScene(scene.data) : null
  } catch {
    return null
  }
}
