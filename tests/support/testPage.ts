import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { BUILT_SCREENS_FILE } from '#domain/addresses/builtScreens.ts'
import { SCREEN_ADDRESSES, type ScreenAddress } from '#domain/addresses/screens.ts'
import { loadBuiltPage } from '#server/http/page/builtPage.ts'
import { compressFiles } from '#server/http/page/compressFiles.ts'
import type { Page } from '#server/http/page/page.ts'
import { loadPageRenderer, RENDERER_ENTRY, rendererSchema } from '#server/http/page/rendering/pageRenderer.ts'
import { PATIENCE_MS } from './patience/patience.ts'

/** A script long enough to be worth compressing, with a known byte at each place. */
export const TEST_SCRIPT = `globalThis.started = true\n//${'abcdefghij'.repeat(300)}\n`

/** The inline script of the test page, whose hash its security policy has to hold. */
export const TEST_INLINE_SCRIPT = "document.documentElement.classList.toggle('dark')"

/** Stands for the script that fetches the page's code. */
export const TEST_START_SCRIPT = 'import(document.currentScript.dataset.code.split(" ")[0])'

/** A screen's name in both languages is made of its address; only the shop's has a chunk of its own. */
function testScreen(address: ScreenAddress) {
  const said = (language: string) => ({ title: `${language} ${address}`, description: null })
  return {
    files: [address === '/sklep' ? 'src/routes/sklep.index.tsx' : 'src/routes/other.tsx'],
    texts: { pl: said('pl'), en: said('en') },
  }
}

const FILES: Readonly<Record<string, string>> = {
  'dist/index.html': `<!doctype html>
<html lang="pl" class="dark">
  <head>
    <meta charset="utf-8" />
    <title>Iskra</title>
    <meta name="description" content="Opis wspólny" />
    <script>${TEST_INLINE_SCRIPT}</script>
    <script type="module" crossorigin src="/assets/index-AAAA1111.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-EEEE5555.js">
    <link rel="stylesheet" crossorigin href="/assets/index-BBBB2222.css">
  </head>
  <body>
    <div id="root"></div>
    <script id="start">${TEST_START_SCRIPT}</script>
  </body>
</html>
`,
  'dist/assets/index-AAAA1111.js': TEST_SCRIPT,
  'dist/assets/checkTexts.worker-AAAA1111.js': TEST_SCRIPT,
  'dist/assets/index-BBBB2222.css': 'body { margin: 0 }\n',
  'dist/assets/sklep-CCCC3333.js': 'export const component = 1\n',
  'dist/assets/sklep-DDDD4444.css': '.sklep { display: grid }\n',
  'dist/assets/shared-EEEE5555.js': 'export const shared = 1\n',
  'dist/sw.js': 'self.addEventListener("fetch", () => undefined)\n',
  'dist/manifest.webmanifest': '{"name":"Iskra"}',
  'dist/icons/icon-192.png': 'not really a picture',
  'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/.vite/build-id': 'test-build',
  'dist/.server/renderPage.js': `export const renderPage = async ({ address }) => ({
  html: '<main>' + address + '</main>',
  structuredData: [],
})
`,
  [`dist/${BUILT_SCREENS_FILE}`]: JSON.stringify(
    Object.fromEntries(SCREEN_ADDRESSES.map((address) => [address, testScreen(address)])),
  ),
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
      imports: ['_shared.js'],
      css: ['assets/sklep-DDDD4444.css'],
    },
  }),
}

/** A small built page in a new temporary folder: `dist` to serve, within `root`. */
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

/** That page, loaded; its screens hold only their address. */
export async function loadTestPage(): Promise<Page> {
  const { root, dist } = await makeTestDist()
  const render = await loadPageRenderer(dist)
  return loadBuiltPage(dist, join(root, 'builds'), { render, rendersWithin: PATIENCE_MS })
}

/** That page, with the renderer of the real one: its import takes a while, and each process does it once. */
export async function loadRenderingPage(): Promise<Page> {
  const renderer: unknown = await import(resolve(RENDERER_ENTRY))
  return { ...(await loadTestPage()), render: rendererSchema.parse(renderer).renderPage }
}
