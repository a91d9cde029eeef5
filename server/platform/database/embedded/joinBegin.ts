import type { ClientBase, QueryResult } from 'pg'

const BEGUN: QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Has a client's BEGIN wait for what comes next, and go to the engine together with it: it answers nothing that anybody
 * could need, and the way there is longer than what it does. It is refused only where whatever follows is, too.
 */
export function joinBegin(client: Pick<ClientBase, 'query'>): void {
  let sendBegin: (() => Promise<unknown>) | null = null

  client.query = new Proxy(client.query, {
    apply(query, self, given: readonly unknown[]) {
      const [asked, , callback] = given
      const send = sendBegin
      sendBegin = null
      // What is asked next tells that the engine is gone.
      send?.().catch(() => undefined)
      if (!isBegin(asked) || callback !== undefined) return Reflect.apply(query, self, given)
      sendBegin = () => Reflect.apply(query, self, given)
      return Promise.resolve(BEGUN)
    },
  })
}

function isBegin(asked: unknown): boolean {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return typeof text === 'string' && /^begin;?$/iu.test(text.trim())
}
