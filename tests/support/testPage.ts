import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadBuiltPage } from '#server/page/builtPage.ts'
import { compressFiles } from '#server/page/compressFiles.ts'
import type { Page } from '#server/page/page.ts'

/** A script long enough to be worth compressing, with a known byte at each place. */
export const TEST_SCRIPT = `globalThis.started = true\n//${'abcdefghij'.repeat(300)}\n`

/** The inline script of the test page, whose hash its security policy has to hold. */
export const TEST_INLINE_SCRIPT = "document.documentElement.classList.toggle('dark')"

const ROUTE_TREE = `
import { Route as rootRouteImport } from './routes/__root'
import { Route as SplatRouteImport } from './routes/$'
import { Route as ShopRouteImport } from './routes/sklep'
import { Route as ShopIndexRouteImport } from './routes/sklep.index'
import { Route as CollectionRouteImport } from './routes/sklep.$collection'
import { Route as ProductRouteImport } from './routes/sklep.produkt.$handle'
import { Route as IndexRouteImport } from './routes/index'
import { Route as CheckoutRouteImport } from './routes/kasa.$token'
import { Route as AccountRouteImport } from './routes/konto'
import { Route as PersonRouteImport } from './routes/uzytkownik.$username'
import { Route as GenerationRouteImport } from './routes/generacje.$id'
import { Route as SharedRouteImport } from './routes/generations.shared'

export interface FileRoutesByFullPath {
  '/': typeof IndexRoute
  '/$': typeof SplatRoute
  '/kasa/$token': typeof CheckoutRoute
  '/generacje/$id': typeof GenerationRoute
  '/generations/shared': typeof SharedRoute
  '/konto': typeof AccountRoute
  '/sklep': typeof ShopRouteWithChildren
  '/sklep/': typeof ShopIndexRoute
  '/sklep/$collection': typeof CollectionRoute
  '/sklep/produkt/$handle': typeof ProductRoute
  '/uzytkownik/$username': typeof PersonRoute
}
export interface FileRoutesByTo {
}
`

const FILES: Readonly<Record<string, string>> = {
  'src/routeTree.gen.ts': ROUTE_TREE,
  'dist/index.html': `<!doctype html>
<html lang="pl" class="dark">
  <head>
    <meta charset="utf-8" />
    <title>Iskra</title>
    <meta name="description" content="Opis wspólny" />
    <script>${TEST_INLINE_SCRIPT}</script>
    <script type="module" crossorigin src="/assets/index-AAAA1111.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-BBBB2222.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
  'dist/assets/index-AAAA1111.js': TEST_SCRIPT,
  'dist/assets/index-BBBB2222.css': 'body { margin: 0 }\n',
  'dist/assets/sklep-CCCC3333.js': 'export const component = 1\n',
  'dist/assets/sklep-DDDD4444.css': '.sklep { display: grid }\n',
  'dist/assets/shared-EEEE5555.js': 'export const shared = 1\n',
  'dist/sw.js': 'self.addEventListener("fetch", () => undefined)\n',
  'dist/manifest.webmanifest': '{"name":"Iskra"}',
  'dist/icons/icon-192.png': 'not really a picture',
  'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/.vite/build-id': 'test-build',
  'dist/.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/index-AAAA1111.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['src/routes/sklep.tsx?tsr-split=component---loader'],
      css: ['assets/index-BBBB2222.css'],
    },
    '_shared.js': { file: 'assets/shared-EEEE5555.js' },
    'src/routes/sklep.index.tsx?tsr-split=component---loader': {
      file: 'assets/sklep-CCCC3333.js',
      isDynamicEntry: true,
      imports: ['index.html', '_shared.js'],
      css: ['assets/sklep-DDDD4444.css'],
    },
  }),
}

/** A small built page in a new temporary folder: `dist` to serve, and the root with its route tree. */
export async function makeTestDist(): Promise<{ root: string; dist: string }> {
  const root = await mkdtemp(join(tmpdir(), 'iskra-page-'))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
  const dist = join(root, 'dist')
  await compressFiles(dist)
  return { root, dist }
}

/** That page, loaded. */
export async function loadTestPage(): Promise<Page> {
  const { root, dist } = await makeTestDist()
  return loadBuiltPage(root, dist, join(root, 'builds'))
}
