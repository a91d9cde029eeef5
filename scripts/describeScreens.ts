import { relative, sep } from 'node:path'
import { type Plugin, type PluginOption, runnerImport } from 'vite'
import {
  BUILT_SCREENS_FILE,
  builtScreensSchema,
  SCREEN_TEXTS_MODULE,
  screenTextsModuleSchema,
} from '../src/domain/addresses/builtScreens.ts'

/** The part of a route that a plugin of the router's generator gets. */
interface RouteNode {
  /** The route's file, absolute. */
  readonly fullPath: string
  readonly routePath?: string
  readonly parent?: RouteNode
}

/**
 * Writes the facts of a built page that the server needs and can't compute: each screen's route files, and its titles
 * in each language. `generator` goes to the router's plugin, which knows the files; `plugin` writes it all beside the
 * build's manifest. `compileTexts` makes the plugins that compile the page's own texts.
 */
export function describeScreens(compileTexts: () => PluginOption[]) {
  let routes: readonly RouteNode[] = []
  let root = ''
  const plugin: Plugin = {
    name: 'describe-screens',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const files = filesOfScreens(root, routes)
      const texts = Object.entries(await textsOfScreens(root, compileTexts()))
      const screens = Object.fromEntries(
        texts.map(([address, said]) => [address, { files: files.get(address), texts: said }]),
      )
      this.emitFile({
        type: 'asset',
        fileName: BUILT_SCREENS_FILE,
        source: JSON.stringify(builtScreensSchema.parse(screens)),
      })
    },
  }
  return {
    plugin,
    generator: {
      name: 'describe-screens',
      onRouteTreeChanged({ acc }: { acc: { routeNodes: readonly RouteNode[] } }) {
        routes = acc.routeNodes
      },
    },
  }
}

/** The texts of the screens from the page's own module once it is loaded: the runner is gone then. */
async function textsOfScreens(root: string, plugins: PluginOption[]) {
  const { module } = await runnerImport<unknown>(SCREEN_TEXTS_MODULE, { root, logLevel: 'warn', plugins })
  return screenTextsModuleSchema.parse(module).SCREEN_TEXTS
}

function filesOfScreens(root: string, routes: readonly RouteNode[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, readonly string[]>()
  for (const route of routes) {
    const address = addressOf(route)
    // Of a layout and its index route, the latter is the screen.
    if (!files.has(address) || route.routePath?.endsWith('/') === true)
      files.set(address, filesOf(root, route))
  }
  return files
}

/** Pathless layouts and groups are part of a route's path, not of its address. */
function addressOf({ routePath = '' }: RouteNode): string {
  const segments = routePath.split('/').filter((part) => part !== '' && !/^(?:_|\(.*\)$)/.test(part))
  return `/${segments.join('/')}`
}

function filesOf(root: string, { fullPath, parent }: RouteNode): readonly string[] {
  const own = relative(root, fullPath).split(sep).join('/')
  return parent === undefined ? [own] : [...filesOf(root, parent), own]
}
