import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeByItself, type Took } from '../support/generation/madeByItself.ts'
import type { Measurement } from './measurement.ts'

const SCENE = 'Kot na łące o zachodzie słońca'

const ITEMS = [
  ['picture, 1024²', 'image', {}],
  ['picture, 1024², hd', 'image', { quality: 'hd' }],
  ['picture, 1024², watercolour', 'image', { style: 'watercolour' }],
  ['video, 5 s, 720p, 24/s', 'video', { resolution: '720p' }],
  ['video, 5 s, 1080p, 24/s', 'video', {}],
  ['music, 30 s', 'music', { duration: 30 }],
] as const

/** What the embedded engine needs for one thing, each in a process of its own, its start and encoding included. */
export async function generationCosts(runs: number): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'iskra-bench-media-'))
  const measurements: Measurement[] = []
  try {
    for (const [name, type, options] of ITEMS) {
      const took: Took[] = []
      for (let run = 0; run < runs; run += 1) {
        took.push(await madeByItself(type, join(folder, `${name} ${run}`), SCENE, options))
      }
      measurements.push(
        { name: `${name}: time`, unit: 'ms', goal: '', values: took.map((one) => one.milliseconds) },
        {
          name: `${name}: processor`,
          unit: 'ms',
          goal: '',
          values: took.map((one) => one.processorMilliseconds),
        },
        { name: `${name}: memory`, unit: 'MB', goal: '', values: took.map((one) => one.megabytes) },
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return measurements
}
