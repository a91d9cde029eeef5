import { cacheStorage } from '#domain/browser/parts.ts'
import { isControlled } from '#domain/browser/page/parts.ts'
import { SHELL_CACHE } from '#offline/shellCache.ts'
import { CodeFailure, noteCodeFailure } from './codeFailures.ts'

/** Files that this page has, by address: those that its document named, and whatever has come since. */
let here: Set<string> | null = null
/** Files on their way, so that two who want one fetch it once. */
const coming = new Map<string, Promise<void>>()

/**
 * The files that a script may ask for later, as the build writes them (scripts/lateFiles.ts): their names apart by
 * spaces; for each the places of those that it needs itself, apart by bars; and how the script imports one.
 */
export type LateFiles<Module> = readonly [
  names: string,
  needs: string,
  load: (name: string) => Promise<Module>,
]

/**
 * Imports code that the build split off, once all its files are on this device. Stands for the bundler's own helper
 * (vite.config.ts): browsers keep an import that failed as failed for as long as the page lives, and then no return
 * of the network would help, so none is tried whose files have not come. `what` is the place of a file among `late`,
 * or else imports it in a way of its own, and `place` tells of what file. Rejects with `CodeFailure`, and may be asked
 * again.
 */
export async function importWithFiles<Module>(
  what: number | (() => Promise<Module>),
  late?: LateFiles<Module>,
  place = typeof what === 'number' ? what : undefined,
): Promise<Module> {
  try {
    here ??= filesOfDocument()
    const known = here
    const files = late === undefined || place === undefined ? [] : filesOf(late, place)
    const wanted = files.map(addressOf).filter((address) => !known.has(address))
    await Promise.all(wanted.map(fetchOnce))
    // All that it needs at once: an import alone would find it file by file.
    for (const address of wanted) {
      if (isScript(address) && !known.has(address)) append('modulepreload', address)
      known.add(address)
    }
    if (typeof what !== 'number') return await what()
    const [name] = files
    if (late === undefined || name === undefined) throw new Error(`no late file ${what}`)
    return await late[2](name)
  } catch (cause) {
    const failure = cause instanceof CodeFailure ? cause : new CodeFailure('not imported', cause)
    noteCodeFailure(failure)
    throw failure
  }
}

const addressOf = (name: string): string => new URL(`/assets/${name}`, location.origin).href

/** A file by its place, and all that it needs behind it. */
function filesOf([names, needs]: LateFiles<unknown>, place: number): readonly string[] {
  const named = names.split(' ')
  const needed = needs.split('|')
  const places = new Set<number>()
  const add = (one: number): void => {
    if (places.has(one)) return
    places.add(one)
    for (const next of needed[one]?.split(',') ?? []) if (next !== '') add(Number(next))
  }
  add(place)
  return [...places].flatMap((one) => named[one] ?? [])
}

function filesOfDocument(): Set<string> {
  const files = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link:is([rel=modulepreload], [rel=stylesheet]), script[type=module][src]',
  )
  return new Set(Array.from(files, (file) => ('href' in file ? file.href : file.src)))
}

const isScript = (address: string): boolean => !address.endsWith('.css')

function fetchOnce(address: string): Promise<void> {
  const already = coming.get(address)
  if (already !== undefined) return already
  const fetched = (isScript(address) ? fetchScript(address) : applyStyle(address)).finally(() =>
    coming.delete(address),
  )
  coming.set(address, fetched)
  return fetched
}

/**
 * Into the browser's cache, to its last byte: the import takes it from there. What the worker gives without a network is
 * there already, and read once.
 */
async function fetchScript(address: string): Promise<void> {
  const kept = isControlled() && cacheStorage()?.match(address, { cacheName: SHELL_CACHE })
  if (kept && (await kept.catch(() => undefined)) !== undefined) return
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(String(answer.status))
    await answer.arrayBuffer()
  } catch (cause) {
    throw new CodeFailure(address, cause)
  }
}

async function applyStyle(address: string): Promise<void> {
  const link = append('stylesheet', address)
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new CodeFailure(address))
    })
  })
}

function append(rel: 'modulepreload' | 'stylesheet', address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
  return link
}
