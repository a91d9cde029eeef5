import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type ResolvedVitePWAOptions, VitePWA } from 'vite-plugin-pwa'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { codeGroups } from './scripts/codeGroups.ts'
import { compileAhead } from './scripts/compileAhead.ts'
import { compileParts } from './scripts/compiledParts.ts'
import { describeScreens } from './scripts/describeScreens.ts'
import { inlineMessages } from './scripts/inlineMessages.ts'
import { lateFiles } from './scripts/lateFiles.ts'
import { WITHOUT_EFFECTS } from './scripts/loadedForEffects.ts'
import { moduleSizes } from './scripts/moduleSizes.ts'
import { workerFiles } from './scripts/workerFiles/workerFiles.ts'
import { minifyScripts } from './scripts/minifyScripts.ts'
import { manifest } from './src-sw/manifest.ts'
import { PATIENCE_MS } from './tests/support/patience/patience.ts'

const testing = process.env['VITEST'] !== undefined

/** Of a build that nobody has named: in development. */
const buildId = process.env['BUILD_ID'] ?? new Date().toISOString().slice(0, 16)

const isLong = process.env['LONG'] !== undefined
/** Whether properties are tried more often than their tests say (tests/support/longerProperties.ts). */
const isSearch = process.env['PROPERTY_TIMES'] !== undefined

/** How long a test may take that says nothing of it, ms: a long search tries some twenty times as much. */
const TEST_TIMEOUT_MS = isLong || isSearch ? 1_200_000 : 30_000

/** Polish stays compiled beside its use; no catalogue of it goes to the browser (scripts/inlineMessages.ts). */
function inlineMessagesPreset({ typeset }: { typeset: boolean }) {
  return {
    preset: () => ({ plugins: [inlineMessages({ typeset })] }),
    rolldown: { filter: { id: /\.tsx?(?:\?|$)/, code: /@lingui\/(?:react|core)\/macro/ } },
  }
}

const macros = () => linguiTransformerBabelPreset({ descriptorFields: 'message' })
const catalogues = () => lingui({ failOnMissing: process.env['CI'] === 'true', failOnCompileError: true })

/** What the server says of a screen has no browser to typeset it for. */
const screens = describeScreens(() => [
  catalogues(),
  babel({ presets: [inlineMessagesPreset({ typeset: false }), macros()] }),
])

/** Late code comes by our own helper instead of the bundler's, which would leave a failed import failed for good. */
const importWithFiles: Plugin = {
  name: 'import-with-files',
  enforce: 'pre',
  load: {
    filter: { id: /\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importWithFiles as __vitePreload } from ${JSON.stringify(
        join(import.meta.dirname, 'src/app/missingCode/importWithFiles.ts'),
      )}`,
  },
}

/** Asks for no `require` that no browser has: the bundler’s stand-in for it would come to every screen. */
const withoutRequire: Plugin = {
  name: 'without-require',
  transform: {
    filter: { id: /elkjs\/lib\/elk-api\.js$/ },
    handler: (code) => ({ code: code.replaceAll('"function"==typeof require&&require', 'false'), map: null }),
  },
}

/** The plugin names the worker after its source, `index.js`; among a site's files it needs a name that tells what it is. */
function serveWorkerAs(name: string) {
  return (options: ResolvedVitePWAOptions) => {
    options.swDest = join(dirname(options.swDest), name)
    options.injectManifest.swDest = options.swDest
  }
}

/** The style sheet that each short hash stands for. */
const sheetOf = new Map<string, string>()

/**
 * A class by its own name and its sheet’s: the bundler’s names tell the line, too, which every class would be sent with.
 * Throws where two sheets would have one name: their classes would be the same.
 */
function classNameIn(name: string, file: string): string {
  const [path = ''] = relative(import.meta.dirname, file).split('?')
  const sheet = createHash('sha256').update(path).digest('hex').slice(0, 5)
  const known = sheetOf.get(sheet) ?? path
  if (known !== path) throw new Error(`${path} and ${known} have one short name: move one of them`)
  sheetOf.set(sheet, path)
  return `${name}_${sheet}`
}

export default defineConfig(({ isSsrBuild = false }) => ({
  define: {
    // The server's own process may be any; what it renders with is made for production.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    APP_VERSION: JSON.stringify(packageJson.version),
    BUILD_ID: JSON.stringify(buildId),
  },
  // The parser of GraphQL stays out of the browser. Tests load the file that Node itself would: a schema made by one
  // copy of the package is no schema to another.
  resolve: {
    alias: [
      {
        find: /^graphql$/,
        replacement: join(
          import.meta.dirname,
          testing ? 'node_modules/graphql/index.js' : 'src/api/storefront/graphqlStub.ts',
        ),
      },
      // React has had it itself since version 18.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      // As today's browsers speak, instead of the file for those of 2015 with its helpers.
      ...(testing
        ? []
        : [
            {
              find: /^dexie$/,
              replacement: join(import.meta.dirname, 'node_modules/dexie/dist/modern/dexie.mjs'),
            },
          ]),
    ],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      plugins: [screens.generator],
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    catalogues(),
    // Babel runs presets last to first.
    babel({ presets: [inlineMessagesPreset({ typeset: !testing }), macros()] }),
    ...(testing ? [] : [compileParts]),
    screens.plugin,
    importWithFiles,
    withoutRequire,
    minifyScripts,
    compileAhead,
    lateFiles,
    moduleSizes(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src-sw',
      filename: 'index.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      // Its list of files is ours (scripts/workerFiles).
      injectManifest: {
        rollupFormat: 'iife',
        injectionPoint: '',
        buildPlugins: { vite: [minifyScripts] },
      },
      integration: { beforeBuildServiceWorker: serveWorkerAs('sw.js') },
    }),
    workerFiles(buildId),
  ],
  worker: { plugins: () => [minifyScripts] },
  css: { modules: { generateScopedName: classNameIn } },
  build: {
    target: 'es2023',
    // Scripts are minified by a plugin.
    minify: false,
    cssMinify: !isSsrBuild,
    sourcemap: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Also the file itself, so that all of an import's files are known before it is tried.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || needed.includes(file) ? needed : [file, ...needed],
    },
    // The first letters of the fonts come with the style sheet, which comes with the document (src/ui/fonts.css).
    assetsInlineLimit: (file) =>
      file.endsWith('.woff2') ? /-first(?:-polish)?\.woff2$/.test(file) : undefined,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { codeSplitting: { groups: codeGroups() } },
          treeshake: { moduleSideEffects: [{ test: WITHOUT_EFFECTS, sideEffects: false }] },
        },
    ...(isSsrBuild && { manifest: false, copyPublicDir: false }),
  },
  // What renders pages on the server is whole: of the same versions as the browser's, and made for production.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  test: {
    // Every core: what runs beside the tests is theirs.
    maxWorkers: '100%',
    setupFiles: [
      'tests/support/patience/waitPatience.ts',
      ...(isSearch ? ['tests/support/longerProperties.ts'] : []),
    ],
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'src-sw/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/budgets/**/*.test.ts',
            'tests/text/**/*.test.ts',
          ],
          testTimeout: TEST_TIMEOUT_MS,
          // These keep nothing outside of what each makes for itself, so that files can share what takes long to load.
          isolate: false,
          // The one style sheet that a test reads: its colours are checked for contrast.
          css: { include: /src\/(?:ui\/theme|features\/builder\/nodes\/kindTones)\.css/ },
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          environment: 'node',
          // Documents are rendered by what renders them for people: React without its warnings takes a third of the time.
          env: { NODE_ENV: 'production' },
          include: ['server/**/*.test.ts', 'tests/faults/**/*.test.ts', 'tests/bench/**/*.test.ts'],
          // Processes started one after the other, a minute a file and more: for the run of everything.
          exclude: isLong ? [] : ['**/*.long.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/postgres/globalSetup.ts', 'tests/support/embedded/globalSetup.ts'],
          // The server keeps nothing outside of its context.
          isolate: false,
          // Many embedded databases in one process make V8 free a piece of code twice, which ends it (nodejs/node#64500).
          execArgv: ['--no-wasm-code-gc'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Each file has a window and modules of its own in a process that keeps the loaded jsdom: a third of the work.
          pool: 'vmForks',
          include: ['src/**/*.test.tsx'],
          testTimeout: TEST_TIMEOUT_MS,
          setupFiles: ['tests/support/nodePerformance.ts', 'tests/support/page/screenSetup.ts'],
        },
      },
    ],
  },
}))
