import { table } from '../measurement.ts'
import { Results } from '../results.ts'
import { drawingRatios, measureDrawings } from './drawings.ts'
import { installPeers } from './peers.ts'
import { ratioTable } from './ratios.ts'
import { measureSpelling, spellingRatios } from './spelling.ts'

/** The tools beside Excalidraw, React Flow, Mermaid and nspell, which come into the cache when they aren't there. */
export async function toolsReport(runs: number): Promise<string> {
  await installPeers()
  const results = new Results()
  await measureSpelling(runs, results)
  await measureDrawings(runs, results)
  return `${table(results.rows())}\n\n${ratioTable([...drawingRatios(results), ...spellingRatios(results)])}`
}
