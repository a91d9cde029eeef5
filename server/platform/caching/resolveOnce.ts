import { registerHooks, type ResolveFnOutput } from 'node:module'

/** Within a package and within our own folders a file is named by its place: its neighbours tell its kind. */
const RELATIVE_FILE = /^\.{1,2}\/.*\.(?:[mj]s|ts)$/

/**
 * From here on each package or folder name imported by this project's files is resolved once, not by each file: Node
 * reads the whole list of a package's exports for every import, which is a fifth of a start. It also looks for the
 * package of every single file, to know its kind: files of one folder and one extension have the same.
 */
export function resolveOnce(): void {
  const resolved = new Map<string, ResolveFnOutput>()
  const formats = new Map<string, ResolveFnOutput['format']>()
  registerHooks({
    resolve(name, context, next) {
      if (
        RELATIVE_FILE.test(name) &&
        context.parentURL !== undefined &&
        context.conditions.includes('import')
      ) {
        const { href } = new URL(name, context.parentURL)
        const format = formats.get(kindOf(href))
        if (format !== undefined) return { url: href, format, shortCircuit: true }
        const found = next(name, context)
        if (found.url === href) formats.set(kindOf(href), found.format)
        return found
      }
      const isOurs = context.parentURL?.includes('/node_modules/') === false
      if (!isOurs || name.startsWith('.') || name.includes(':')) return next(name, context)
      const key = [name, ...context.conditions].join(' ')
      const known = resolved.get(key)
      if (known !== undefined) return known
      const found = { ...next(name, context), shortCircuit: true }
      resolved.set(key, found)
      return found
    },
  })
}

/** The kind of module that files like this one are. */
function kindOf(url: string): string {
  return `${url.slice(0, url.lastIndexOf('/') + 1)}*${url.slice(url.lastIndexOf('.'))}`
}
