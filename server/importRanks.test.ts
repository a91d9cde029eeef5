import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lintRules = z
  .object({
    overrides: z.array(
      z.object({
        files: z.array(z.string()),
        rules: z
          .object({
            'no-restricted-imports': z
              .tuple([
                z.literal('error'),
                z.object({ patterns: z.array(z.object({ regex: z.string(), message: z.string() })) }),
              ])
              .or(z.literal('off'))
              .optional(),
          })
          .loose(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')))

interface Ranked {
  folders: string[]
  files: string[]
  isForbidden: (address: string) => boolean
}

/** What stands in the server's order, from the bottom up: overrides that name whole folders or single files of it. */
const ranked: Ranked[] = lintRules.overrides.flatMap(({ files, rules }) => {
  const restriction = rules['no-restricted-imports']
  if (restriction === undefined || restriction === 'off') return []
  const folders = files.flatMap((file) => /^server\/(\w+)\/\*\*$/.exec(file)?.[1] ?? [])
  const single = files.flatMap((file) => /^server\/(\w+\.ts)$/.exec(file)?.[1] ?? [])
  if (folders.length + single.length === 0) return []
  const patterns = restriction[1].patterns.map(({ regex }) => new RegExp(regex))
  const isForbidden = (address: string): boolean => patterns.some((pattern) => pattern.test(address))
  return [{ folders, files: single, isForbidden }]
})

const entries = readdirSync('server', { withFileTypes: true })
const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const files = entries
  .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(({ name }) => name)
const rankedFolders = ranked.flatMap((rank) => rank.folders)
const rankedFiles = ranked.flatMap((rank) => rank.files)
/** What starts the server stands above all of its folders; `areas.ts` lists what `http` is handed to carry out. */
const starting = files.filter((name) => !rankedFiles.includes(name))
const READ_BY_HTTP = new Set(['areas.ts'])
/** These stand on the ground together with the single files. */
const ON_THE_GROUND = new Set(['providers', 'database'])

it('ranks every folder of the server once, and none that is gone', () => {
  expect(rankedFolders.toSorted()).toEqual(folders.toSorted())
})

it('ranks single files that are there', () => {
  expect(rankedFiles.filter((name) => !files.includes(name))).toEqual([])
  expect(starting.length).toBeGreaterThan(0)
})

const rows = ranked.map((rank, height) => ({
  ...rank,
  height,
  name: [...rank.folders, ...rank.files].join(', '),
}))

it.each(rows)(
  'lets $name import from below alone',
  ({ folders: own, files: single, isForbidden, height }) => {
    // Folders that may not import each other stand side by side, in one override or in several.
    const refused = rankedFolders.filter((folder) => isForbidden(`#server/${folder}/x.ts`))
    const lower = ranked.slice(0, height).flatMap((rank) => rank.folders)
    const above = ranked.slice(height + 1).flatMap((rank) => rank.folders)
    const ground = single.length > 0 ? ON_THE_GROUND : new Set<string>()
    expect(above.filter((folder) => !refused.includes(folder) && !ground.has(folder))).toEqual([])
    expect(own.length > 1 ? own.filter((folder) => !refused.includes(folder)) : []).toEqual([])
    for (const folder of lower.filter((name) => refused.includes(name))) {
      const other = ranked.find((rank) => rank.folders.includes(folder))
      expect(own.filter((name) => other?.isForbidden(`#server/${name}/x.ts`) !== true)).toEqual([])
    }

    const readByHttp = own.includes('http') ? READ_BY_HTTP : new Set<string>()
    expect(starting.filter((file) => !isForbidden(`#server/${file}`) && !readByHttp.has(file))).toEqual([])
  },
)

it.each(rows)('lets $name leave its folder no other way', ({ folders: own, files: single, isForbidden }) => {
  const refused = rankedFolders.filter((folder) => isForbidden(`#server/${folder}/x.ts`))
  for (const folder of own) {
    // A folder inside may bear the name of one of the server's: a step up that leads there stays at home.
    const inside = readdirSync(`server/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    const steps = refused.filter((name) => name !== folder && !inside.includes(name))
    expect(steps.filter((name) => !isForbidden(`../${name}/x.ts`))).toEqual([])
  }
  expect(single.length > 0 ? refused.filter((name) => !isForbidden(`./${name}/x.ts`)) : []).toEqual([])
})

it('has no pattern that looks around: the linter drops such a rule in silence', () => {
  const patterns = [...readFileSync('.oxlintrc.json', 'utf8').matchAll(/"regex": ("(?:[^"\\]|\\.)*")/g)]
  expect(patterns.length).toBeGreaterThan(20)
  expect(
    patterns.map(([, text]) => text).filter((text) => text !== undefined && /\(\?[=!<]/.test(text)),
  ).toEqual([])
})
