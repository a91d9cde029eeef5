import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

/** The list of a built page's sources by file: beside the build's manifest, which isn't served. */
export const BUILT_SOURCES_FILE = '.vite/sources.json'

/** The sources of each script and style sheet of a built page, in bytes before minifying. */
export const builtSourcesSchema = z.record(z.string(), z.record(z.string(), z.number()))

type BuiltSources = z.infer<typeof builtSourcesSchema>

/** Writes which sources each built file consists of, so that a budget can name the part that grew (tests/budgets). */
export function moduleSizes(): Plugin {
  /** A sheet's rules are gone from the chunks by the time of this report. */
  const sheets = new Map<string, number>()
  let root = ''
  return {
    name: 'module-sizes',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
    },
    transform: {
      order: 'pre',
      filter: { id: /\.css(?:\?|$)/ },
      handler(code, id) {
        sheets.set(id, withoutComments(code).length)
      },
    },
    generateBundle(_options, bundle) {
      const files: BuiltSources = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = Object.entries(chunk.modules)
        files[chunk.fileName] = bySource(
          root,
          modules.map(([id, { renderedLength }]) => [id, renderedLength]),
        )
        const styles = bySource(
          root,
          modules.flatMap(([id]) => {
            const size = sheets.get(id)
            return size === undefined ? [] : [[id, size] as const]
          }),
        )
        for (const file of chunk.viteMetadata?.importedCss ?? []) files[file] = styles
      }
      this.emitFile({ type: 'asset', fileName: BUILT_SOURCES_FILE, source: JSON.stringify(files) })
    },
  }
}

function bySource(root: string, modules: readonly (readonly [string, number])[]): Record<string, number> {
  const sizes: Record<string, number> = {}
  for (const [id, size] of modules) {
    if (size === 0) continue
    const source = sourceOf(root, id)
    sizes[source] = (sizes[source] ?? 0) + size
  }
  return sizes
}

/** The source to look at when a module should become smaller: its package, or its file. */
export function sourceOf(root: string, id: string): string {
  const [path = ''] = id.replaceAll('\0', '').split('?')
  const inPackage = path.split(`node_modules${sep}`).at(-1) ?? ''
  if (inPackage !== path) return /^(?:@[^/\\]+[/\\])?[^/\\]+/.exec(inPackage)?.[0].replace('\\', '/') ?? path
  return path.startsWith(root) ? relative(root, path).split(sep).join('/') : path
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, '')
}
