import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BUILT_SCREENS_FILE, builtScreensSchema } from '#domain/addresses/builtScreens.ts'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { memoize } from '#server/platform/caching/memoize.ts'
import type { Page } from './page.ts'
import { builtFrom } from './buildPage.ts'
import { findArchivedFile } from './archivedBuilds.ts'
import { listPageFiles } from './pageFiles.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

type Manifest = z.infer<typeof manifestSchema>

/** Reads the page that was built into `dist`, whose screens `rendering` renders; `kept` holds the builds before it. */
export async function loadBuiltPage(
  dist: string,
  kept: string,
  rendering: Pick<Page, 'render' | 'rendersWithin'>,
): Promise<Page> {
  const [html, manifestText, screensText, files, buildId] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
    readFile(join(dist, BUILT_SCREENS_FILE), 'utf8'),
    listPageFiles(dist),
    builtFrom(dist),
  ])
  const manifest = manifestSchema.parse(JSON.parse(manifestText))
  const screens = builtScreensSchema.parse(JSON.parse(screensText))
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  const cssOf = new Map(
    await Promise.all(
      [...new Set(Object.values(manifest).flatMap(({ css }) => css))].map(
        async (file) => [file, await readFile(join(dist, file), 'utf8')] as const,
      ),
    ),
  )
  const template = withoutCode(html)
  // Screens with the same style sheets share one text, which is long.
  const joinedCss = memoize((cssFiles: string) =>
    cssFiles
      .split(' ')
      .map((file) => cssOf.get(file) ?? '')
      .join(''),
  )
  return {
    development: false,
    buildId: buildId ?? 'unknown',
    files,
    fileOfBuildBefore: (address) => findArchivedFile(kept, address),
    html: async () => template,
    ...rendering,
    texts: async (screen) => screens[screen].texts,
    codeOf: memoize((screen: ScreenAddress | null) => {
      const routeFiles = screen === null ? [] : screens[screen].files
      const keys = Object.keys(manifest).filter((key) => {
        const [file = '', split = ''] = key.split('?tsr-split=')
        return routeFiles.includes(file) && split.split(/[-&]+/).includes('component')
      })
      const chunks = (from: readonly string[]) =>
        inOrder(manifest, from).flatMap((key) => manifest[key] ?? [])
      // What every screen has comes first: its style sheet says the order of the layers.
      const styles = [...new Set(chunks([...entry, ...keys]).flatMap(({ css }) => css))]
      return {
        scripts: chunks([...keys, ...entry])
          .map(({ file }) => `/${file}`)
          .filter((file) => file.endsWith('.js')),
        styles: styles.map((file) => `/${file}`),
        css: joinedCss(styles.join(' ')),
      }
    }),
  }
}

/** The scripts and style sheets that the build names in its HTML are told by each document in its own way. */
function withoutCode(html: string): string {
  return html
    .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}

/** The chunks that `keys` are and load at once, each behind those it needs. */
function inOrder(manifest: Manifest, keys: readonly string[]): string[] {
  const visited = new Set<string>()
  const ordered: string[] = []
  const visit = (key: string) => {
    if (visited.has(key)) return
    visited.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
    ordered.push(key)
  }
  for (const key of keys) visit(key)
  return ordered
}
