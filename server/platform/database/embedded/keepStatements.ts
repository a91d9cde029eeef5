import type { ClientBase, QueryConfig } from 'pg'

/** So many statements are kept: the product asks for some four hundred different ones. */
export const MOST_KEPT = 500
/** Longer lists come in too many lengths. */
const MOST_VALUES = 24
/** So many that came once are remembered. */
const MOST_SEEN = 2_000

/**
 * Has the engine keep what a client asks for the second time: it is parsed and planned once and not each time, which is
 * two thirds of what a short statement takes. There is one connection, so what is kept once is kept for everybody.
 */
export function keepStatements(client: Pick<ClientBase, 'query'>): void {
  const names = new Map<string, string>()
  const seen = new Set<string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_KEPT) return known
    if (!seen.delete(text)) {
      if (seen.size >= MOST_SEEN) seen.clear()
      seen.add(text)
      return undefined
    }
    const name = `kept_${names.size}`
    names.set(text, name)
    return name
  }

  client.query = new Proxy(client.query, {
    apply(query, self, [asked, given, ...more]: readonly unknown[]) {
      if (!isStatement(asked)) return Reflect.apply(query, self, [asked, given, ...more])
      const count = Array.isArray(given) ? given.length : (asked.values?.length ?? 0)
      const name = count > 0 && count <= MOST_VALUES ? nameOf(asked.text) : undefined
      const statement = name === undefined ? asked : { ...asked, name }
      return Reflect.apply(query, self, [statement, given, ...more])
    },
  })
}

/** What is asked with values, and has no name of its own. */
function isStatement(asked: unknown): asked is QueryConfig {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked) &&
    (!('name' in asked) || asked.name === undefined)
  )
}
