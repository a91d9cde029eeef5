import { z } from 'zod'
import type { FetchedWhen } from '#domain/build/builtFiles.ts'
import { CAPABILITIES, OWN_THREADS } from './capabilities.ts'

/** The bundler's own list of what it made, by source. */
export const buildManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    isDynamicEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)
type BuildManifest = z.infer<typeof buildManifestSchema>

/** Paths of built files that belong together. */
interface GroupedFiles {
  readonly name: string
  readonly when: FetchedWhen
  readonly paths: readonly string[]
  /** So many of them, the first, begin the capability. */
  readonly beginnings: number
  /** What they need of the groups before, those apart that always come. */
  readonly needs: readonly string[]
}

/** Scripts and styles of each capability, each file in the first that needs it. */
export function groupFiles(manifest: BuildManifest): readonly GroupedFiles[] {
  const taken = new Set<string>()
  const always = new Set<string>()
  const begun = Object.keys(manifest).filter((key) => {
    const chunk = manifest[key]
    return chunk?.isEntry === true || chunk?.isDynamicEntry === true
  })
  const taking = new Set<string>()
  return CAPABILITIES.map(({ name, when, begins }) => {
    const own = begun.filter((key) => !taking.has(key) && begins.test(sourceOf(key)))
    for (const key of own) taking.add(key)
    const needed = [...neededBy(manifest, own)].filter((path) => !OWN_THREADS.test(path)).toSorted()
    const paths = needed.filter((path) => !taken.has(path))
    const needs = needed.filter((path) => taken.has(path) && !always.has(path))
    for (const path of paths) taken.add(path)
    if (when === 'always') for (const path of paths) always.add(path)
    const starting = new Set(own.map((key) => manifest[key]?.file))
    const [first, others] = [
      paths.filter((path) => starting.has(path)),
      paths.filter((path) => !starting.has(path)),
    ]
    return { name, when, paths: [...first, ...others], beginnings: first.length, needs }
  })
}

/** The scripts that every page starts with: the browser has them when the worker asks. */
export function startFiles(manifest: BuildManifest): ReadonlySet<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  return new Set([...neededBy(manifest, entries)].filter((path) => path.endsWith('.js')))
}

/** What stands together, as `group/` and its name: its key in the manifest ends with a hash. */
function sourceOf(key: string): string {
  const [path = ''] = key.split('?')
  return path.replace(/^src\//, '').replace(/^_(.+)-[\w-]{8}\.js$/, 'group/$1')
}

function neededBy(manifest: BuildManifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...chunk.css]) files.add(file)
    for (const next of chunk.imports) add(next)
  }
  for (const key of keys) add(key)
  return files
}
