import { readDiagram } from '../readDiagram.ts'
import type { Diagram } from '../statement.ts'

/** The diagram that a text says; throws with its faults where it can't be read. */
export function readSource(source: string): Diagram {
  const answer = readDiagram(source)
  if (!answer.ok) throw new Error(`${JSON.stringify(answer.faults)}\n${source}`)
  return answer.diagram
}

/** As wide as many signs: where nothing is drawn. */
export const measure = (text: string): number => text.length * 8
