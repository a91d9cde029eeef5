import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildPage, BuildFailed, builtFrom, ensureBuilt } from './buildPage.ts'
import { compressFiles } from './compressFiles.ts'
import { sourceHash } from './sourceHash.ts'

let root: string
let dist: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'iskra-build-'))
  dist = join(root, 'dist')
  await write('src/main.ts', 'start()')
  await write('index.html', '<html></html>')
  await write('public/icon.svg', '<svg/>')
})

async function write(name: string, content: string): Promise<void> {
  await mkdir(join(root, name, '..'), { recursive: true })
  await writeFile(join(root, name), content)
}

/** Stands for the real bundler: writes what it was told to build. */
async function pretendVite(script: string): Promise<void> {
  await write('node_modules/vite/bin/vite.js', script)
}

const VITE = `
const { mkdirSync, writeFileSync } = require('node:fs')
const folder = process.argv[process.argv.indexOf('--outDir') + 1]
mkdirSync(folder, { recursive: true })
if (process.argv.includes('--ssr')) writeFileSync(folder + '/renderPage.js', 'export {}')
else writeFileSync(folder + '/index.html', '<html>' + process.env.BUILD_ID + '</html>'.padEnd(2000, ' '))
console.log('✓ built in no time')
`

describe('the name of the sources', () => {
  it('is the same for the same contents, whenever they were written', async () => {
    const before = await sourceHash(root)
    await utimes(join(root, 'src/main.ts'), 1, 1)
    expect(await sourceHash(root)).toBe(before)
  })

  it.each([
    ['a changed file', () => write('src/main.ts', 'start(2)')],
    ['a new file', () => write('src/features/shop/Shop.tsx', 'x')],
    ['a removed file', () => rm(join(root, 'public/icon.svg'))],
    ['a changed setting of the build', () => write('vite.config.ts', 'x')],
  ])('is another with %s', async (_name, change) => {
    const before = await sourceHash(root)
    await change()
    expect(await sourceHash(root)).not.toBe(before)
  })

  it.each([
    ['a test', () => write('src/main.test.ts', 'x')],
    ['what the build writes itself', () => write('src/routeTree.gen.ts', 'x')],
    ['the server', () => write('server/start.ts', 'x')],
  ])('is the same with %s', async (_name, change) => {
    const before = await sourceHash(root)
    await change()
    expect(await sourceHash(root)).toBe(before)
  })
})

describe('the build', () => {
  it('happens once for the same sources, and again when they change', async () => {
    await pretendVite(VITE)
    const onBuild = vi.fn<() => void>()
    const id = await ensureBuilt(root, dist, onBuild)
    expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain(`<html>${id}</html>`)
    expect(await builtFrom(dist)).toBe(id)
    expect(await ensureBuilt(root, dist, onBuild)).toBe(id)
    expect(onBuild).toHaveBeenCalledTimes(1)

    await write('src/main.ts', 'start(2)')
    expect(await ensureBuilt(root, dist, onBuild)).not.toBe(id)
    expect(onBuild).toHaveBeenCalledTimes(2)
  })

  it('leaves compressed forms beside its files', async () => {
    await pretendVite(VITE)
    await buildPage(root, dist)
    const plain = await readFile(join(dist, 'index.html'))
    expect(brotliDecompressSync(await readFile(join(dist, 'index.html.br')))).toEqual(plain)
    expect(await compressFiles(dist)).toBe(0)
  })

  it('says what went wrong when it fails, and is not taken for done', async () => {
    await pretendVite('console.error("No such module: #ui/Buton.tsx"); process.exit(1)')
    const failing = buildPage(root, dist)
    await expect(failing).rejects.toThrow(BuildFailed)
    await expect(failing).rejects.toThrow('No such module: #ui/Buton.tsx')
    expect(await builtFrom(dist)).toBeNull()
  })
})
