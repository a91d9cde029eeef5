import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const folders = readdirSync('server', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** How a folder's file can import one of another folder. A step up to a name inside the folder stays in it. */
const waysTo = (folder: string, other: string) => [
  `#server/${other}/x.ts`,
  ...(existsSync(join('server', folder, other)) ? [] : [`../${other}/x.ts`]),
]

/** The imports that the linter refuses when every folder imports every other: „folder address”. */
function refusedImports(): ReadonlySet<string> {
  const place = mkdtempSync(join(tmpdir(), 'iskra-imports-'))
  try {
    // Types are excluded, and there are none.
    const rules = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false')
    writeFileSync(join(place, '.oxlintrc.json'), rules)
    for (const folder of folders) {
      mkdirSync(join(place, 'server', folder), { recursive: true })
      const others = folders.filter((other) => other !== folder)
      const imports = others.flatMap((other) => waysTo(folder, other).map((way) => `import '${way}'\n`))
      writeFileSync(join(place, 'server', folder, 'x.ts'), imports.join(''))
    }
    const linter = resolve('node_modules/.bin/oxlint')
    const { stdout } = spawnSync(linter, ['--format=unix', 'server'], { cwd: place, encoding: 'utf8' })
    const told = stdout.matchAll(/server\/(\w+)\/x\.ts:\d+:\d+: '([^']+)' import is restricted/gu)
    return new Set([...told].map(([, folder, address]) => `${folder} ${address}`))
  } finally {
    rmSync(place, { recursive: true })
  }
}

it('the linter lets folders of the server import each other one way only', () => {
  const refused = refusedImports()
  const mayImport = (folder: string, other: string): boolean =>
    folder !== other && waysTo(folder, other).some((way) => !refused.has(`${folder} ${way}`))
  // A folder that may import none of the remaining ones is at the bottom of them.
  let left = folders
  let before: readonly string[]
  do {
    before = left
    left = left.filter((folder) => before.some((other) => mayImport(folder, other)))
  } while (left.length < before.length)
  expect(left).toEqual([])
})

it('the server uses the decoder of pictures as server/media/sharp.ts sets it', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const importers = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(join('server', file), 'utf8').includes("from 'sharp'"),
  )
  expect(importers).toEqual([join('media', 'sharp.ts')])
})
