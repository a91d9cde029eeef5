import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { WORKER_BUDGET } from './budgets.ts'
import { DIST, kilobytesOf } from './builtFiles.ts'
import { isPassed, sayFigure, type Figure } from './figures.ts'
import type { Finding } from './findings.ts'

const builtSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      when: z.enum(['always', 'freely', 'opened']),
      pack: z.string().nullable(),
      files: z.array(z.tuple([z.string()]).rest(z.string().nullable())),
    }),
  ),
})

/** What `sw.js` begins with, and the address of the worker's code behind it. */
const TOLD = /^self\.built=(\{.*\});$/m
const CODE = /\/assets\/worker-[\w-]+\.js/

/** What the worker fetches of the build behind a first visit, beside its budget: the scripts apart that its page has. */
export async function lookAtWorker(): Promise<readonly Finding[]> {
  const worker = await readFile(join(DIST, 'sw.js'), 'utf8')
  const { groups } = builtSchema.parse(JSON.parse(TOLD.exec(worker)?.[1] ?? ''))
  const code = CODE.exec(worker)?.[0] ?? ''
  const promised = groups.filter(({ when }) => when !== 'opened')
  const packs = promised.flatMap(({ pack }) => pack ?? [])
  const others = promised
    .filter(({ pack }) => pack === null)
    .flatMap(({ files }) => files.map(([path]) => path))
    .filter((path) => !path.endsWith('.js'))
  const files = ['sw.js', code, ...packs, ...others]
  const of = 'the worker of a first visit'
  const figures: readonly Figure[] = [
    { of, what: 'requests', measured: files.length, budget: WORKER_BUDGET.requests },
    { of, what: 'scripts', measured: await kilobytesOf(files), budget: WORKER_BUDGET.scripts },
  ]
  const sizes = await Promise.all(
    files.map(async (file) => `${(await kilobytesOf([file])).toFixed(1)} kB ${file}`),
  )
  return figures.map((figure) => ({
    said: sayFigure(figure),
    wrong: isPassed(figure) ? sizes.join('\n') : null,
  }))
}
