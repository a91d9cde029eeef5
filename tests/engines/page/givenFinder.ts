import { join } from 'node:path'
import { build } from 'vite'
import type { EngineWindow } from '../drivers/engineWindow.ts'
import type * as finder from './finder.ts'

/** What the finder can do, by the names of its functions. */
export type Finder = typeof finder

/** The name by which pages have it. */
const NAME = '__iskraFinder'

let bundled: Promise<string> | null = null

/** Calls a function of the finder in the page, which is given it first where it is a new document. */
export async function askFinder<Name extends keyof Finder>(
  window: EngineWindow,
  name: Name,
  ...args: Parameters<Finder[Name]>
): Promise<Awaited<ReturnType<Finder[Name]>>> {
  for (;;) {
    const answer = await window.evaluate(callFinder<Name>, NAME, name, args)
    if (answer !== null) return answer.result
    bundled ??= bundle()
    await window.run(await bundled)
  }
}

/** Runs in the page. */
async function callFinder<Name extends keyof Finder>(
  global: string,
  name: Name,
  args: Parameters<Finder[Name]>,
): Promise<{ readonly result: Awaited<ReturnType<Finder[Name]>> } | null> {
  const there = Reflect.get(globalThis, global)
  return there === undefined ? null : { result: await there[name](...args) }
}

async function bundle(): Promise<string> {
  const { NODE_ENV } = process.env
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, 'finder.ts'), formats: ['iife'], name: NAME },
    },
  })
  // A build is one for production, and says so to all that this process starts: the product would be, too.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = NODE_ENV
  const [output] = [made].flat()
  if (output === undefined || !('output' in output)) throw new Error('the finder was not bundled')
  // A script's own `var` is no property of the page where it is run in a function.
  return `${output.output[0].code}\n;globalThis.${NAME} = ${NAME}`
}
