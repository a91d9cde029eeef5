import { readFile, realpath } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { SCREEN_TEXTS_MODULE, screenTextsModuleSchema } from '#domain/addresses/builtScreens.ts'
import { OWN_ENTRIES } from '#server/platform/dataDir/ownEntries.ts'
import { RENDERER_ENTRY, rendererSchema } from './rendering/pageRenderer.ts'
import type { PreparedPage } from './preparedPage.ts'

/** What the page is made of. Whatever else lies in the project (sources of the server, history) is nobody's. */
const PAGE_FOLDERS = ['src', 'src-sw', 'public', 'node_modules']

interface DevPageOptions {
  /** The project's folder. */
  readonly root: string
  /** Nothing of this is ever served, wherever it lies. */
  readonly dataDir: string
  /** Hot reload comes over its socket: nothing else is listened on. */
  readonly server: Server
}

/** The page made from its sources as they are asked for, with hot reload over the server's own socket. */
export async function prepareDevPage({ root, dataDir, server }: DevPageOptions): Promise<PreparedPage> {
  // Only development has Vite in its process.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      ws: { server },
      fs: {
        strict: true,
        allow: PAGE_FOLDERS.map((name) => join(root, name)),
        deny: [...(await patternsOf(dataDir))],
      },
    },
  })
  return {
    page: {
      development: true,
      buildId: 'development',
      files: new Map(),
      fileOfBuildBefore: async () => null,
      html: async (path) => vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8')),
      // The code of each screen is made only when it is first rendered.
      rendersWithin: 60_000,
      render: async (request) =>
        rendererSchema.parse(await vite.ssrLoadModule(`/${RENDERER_ENTRY}`)).renderPage(request),
      texts: async (screen) => {
        const { SCREEN_TEXTS } = screenTextsModuleSchema.parse(await vite.ssrLoadModule(SCREEN_TEXTS_MODULE))
        return SCREEN_TEXTS[screen]
      },
      // Vite names it in the HTML.
      codeOf: () => ({ scripts: [], styles: [], css: '' }),
    },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}

/** The server's own entries of the data folder, as Vite's patterns, by every way that leads there. */
async function patternsOf(dataDir: string): Promise<readonly string[]> {
  const folders = new Set([dataDir, await realpath(dataDir).catch(() => dataDir)])
  return [...folders].flatMap((folder) =>
    OWN_ENTRIES.flatMap((name) => {
      const path = `${folder.replaceAll('\\', '/')}/${name}`.replaceAll(/[[\]{}()*?!+@$^|]/g, String.raw`\$&`)
      return [path, `${path}/**`]
    }),
  )
}
