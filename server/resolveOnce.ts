import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * From here on a package's or folder's name that this project's files import is looked up once, not by each of them:
 * Node reads the whole list of a package's exports for every import, which is a fifth of a start.
 */
export function resolveOnce(): void {
  const resolved = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(name, context, next) {
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
