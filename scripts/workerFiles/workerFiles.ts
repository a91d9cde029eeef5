import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BuiltFile, BuiltFiles, FileGroup } from '#domain/build/builtFiles.ts'
import { digestOf, hashesOf, nameInPack, plainText, type Hashes } from '#domain/build/plainText.ts'
import { SHELL_FACES, SHELL_FILES, UNKEPT } from './capabilities.ts'
import { buildManifestSchema, groupFiles, startFiles } from './groupFiles.ts'

const WORKER = 'sw.js'
const KEPT = /\.(?:js|css|woff2)$/
const TEXT = /\.(?:js|css|html|svg|webmanifest)$/

/** Of files that come one by one, and open nothing else. */
const ALONE = { pack: null, beginnings: 0, needs: [] } as const

/** Tells the worker of the files of its build, and packs them: see `writeWorkerFiles`. */
export function workerFiles(buildId: string): Plugin {
  let dist = ''
  return {
    name: 'worker-files',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      dist = join(config.root, config.build.outDir)
      if (config.build.outDir.startsWith('/')) dist = config.build.outDir
    },
    // After the worker itself has been built.
    closeBundle: { order: 'post', sequential: true, handler: () => writeWorkerFiles(dist, buildId) },
  }
}

/**
 * Writes the packs of the page in `dist`, and `sw.js` anew: what is in it goes into a file of its own that only changes
 * with the worker's code, behind the list of the build's files, so that an update is mostly that list.
 */
export async function writeWorkerFiles(dist: string, buildId: string): Promise<void> {
  const manifest = buildManifestSchema.parse(
    JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')),
  )
  const assets = (await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`).toSorted()
  const hashes = hashesOf(assets)
  const atStart = startFiles(manifest)
  const grouped = groupFiles(manifest)
  const inPacks = new Set(grouped.flatMap(({ paths }) => paths))
  const unkept = assets.filter((path) => !KEPT.test(path) || UNKEPT.test(path))
  const alone = assets.filter((path) => !inPacks.has(path) && !unkept.includes(path))

  const describe = (path: string) => describeFile(dist, path, hashes)
  const shell = [...SHELL_FILES, ...atStart, ...alone.filter((path) => SHELL_FACES.test(`/${path}`))]
  const groups: FileGroup[] = [
    { ...ALONE, name: 'shell', when: 'always', files: await Promise.all(shell.map(describe)) },
  ]
  for (const { name, when, paths, beginnings, needs } of grouped) {
    const packed = paths.filter((path) => !atStart.has(path) && !UNKEPT.test(path))
    const begun = paths.slice(0, beginnings).filter((path) => packed.includes(path)).length
    const pack = await writePack(dist, name, packed, hashes)
    const files = await Promise.all(packed.map(describe))
    groups.push({ name, when, pack, files, beginnings: begun, needs })
  }
  const rest = alone.filter((path) => !SHELL_FACES.test(`/${path}`))
  groups.push({ ...ALONE, name: 'rest', when: 'opened', files: await Promise.all(rest.map(describe)) })
  await writeWorker(dist, { id: buildId, groups, unkept })
}

async function describeFile(dist: string, path: string, hashes: Hashes): Promise<BuiltFile> {
  const content = await readFile(join(dist, path))
  const digest = TEXT.test(path) ? await digestOf(plainText(content.toString(), hashes)) : null
  if (path.startsWith('assets/')) return [path, digest]
  return [path, digest, createHash('sha256').update(content).digest('hex').slice(0, 32)]
}

/** Resolves with the path of the pack. */
async function writePack(
  dist: string,
  name: string,
  paths: readonly string[],
  hashes: Hashes,
): Promise<string> {
  const lines = await Promise.all(
    paths.map(async (path) => {
      const plain = plainText(await readFile(join(dist, path), 'utf8'), hashes)
      return JSON.stringify([nameInPack(path, hashes), plain])
    }),
  )
  return writeHashed(dist, `pack-${name}`, '.txt', `${lines.join('\n')}\n`)
}

async function writeWorker(dist: string, built: BuiltFiles): Promise<void> {
  const code = await readFile(join(dist, WORKER), 'utf8')
  const address = `/${await writeHashed(dist, 'worker', '.js', code)}`
  const told = `self.built=${JSON.stringify(built)}`
  // The page's policy holds for the worker too: one address, by the policy that it allows for the worker's own.
  const load = `importScripts(self.trustedTypes?trustedTypes.createPolicy("iskra",{createScriptURL:()=>${JSON.stringify(address)}}).createScriptURL(""):${JSON.stringify(address)})`
  await writeFile(join(dist, WORKER), `${told};\n${load};\n`)
}

async function writeHashed(dist: string, stem: string, ending: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const path = `assets/${stem}-${hash}${ending}`
  await writeFile(join(dist, path), text)
  return path
}
