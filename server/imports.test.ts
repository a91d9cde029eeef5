import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** From the bottom up (docs/architecture.md): each part imports only those before it. */
const PARTS = ['platform', 'accounts', 'shop', 'studio', 'admin', 'tables', 'http']

const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
/** A file's folder of a part; null for a file beside these folders. */
function folder(file: string): string | null {
  const [part, name, ...rest] = file.split('/')
  return rest.length === 0 ? null : `${part}/${name}`
}
const text = (file: string) => readFileSync(join('server', file), 'utf8')

/** The imports that the linter refuses when every part imports every other: „importer › imported”. */
function refusedImports(): ReadonlySet<string> {
  const place = mkdtempSync(join(tmpdir(), 'iskra-imports-'))
  try {
    // Types are excluded, and there are none.
    const rules = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false')
    writeFileSync(join(place, '.oxlintrc.json'), rules)
    for (const part of PARTS) {
      const imports = PARTS.map((other) => `import '#server/${other}/room/x.ts'\n`)
      mkdirSync(join(place, 'server', part, 'room'), { recursive: true })
      writeFileSync(join(place, 'server', part, 'room', 'x.ts'), imports.join(''))
    }
    const linter = resolve('node_modules/.bin/oxlint')
    const { stdout } = spawnSync(linter, ['--format=unix', 'server'], { cwd: place, encoding: 'utf8' })
    const told = stdout.matchAll(
      /server\/(\w+)\/room\/x\.ts:\d+:\d+: '#server\/(\w+)\/[^']+' import is restricted/gu,
    )
    return new Set([...told].map(([, part, other]) => `${part} › ${other}`))
  } finally {
    rmSync(place, { recursive: true })
  }
}

describe('a part of the server', () => {
  it('is one of those with a place in the order', () => {
    const folders = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual(PARTS.toSorted())
  })

  it('may import those below it alone: the linter refuses the others', () => {
    const above = PARTS.flatMap((part, at) => PARTS.slice(at + 1).map((other) => `${part} › ${other}`))
    expect([...refusedImports()].toSorted()).toEqual(above.toSorted())
  })
})

it('a relative import stays in its folder of a part', () => {
  const leaving = files
    .filter((file) => folder(file) !== null)
    .flatMap((file) =>
      [...text(file).matchAll(/from '(\.[^']+)'/gu)]
        .map(([, address = '']) => relative('server', resolve('server', dirname(file), address)))
        .filter((target) => folder(target) !== null && folder(target) !== folder(file))
        .map((target) => `${file} › ${target}`),
    )
  expect(leaving).toEqual([])
})

it('the server uses the decoder of pictures as its media/sharp.ts sets it', () => {
  const importers = files.filter((file) => text(file).includes("from 'sharp'"))
  expect(importers).toEqual([join('platform', 'media', 'sharp.ts')])
})
