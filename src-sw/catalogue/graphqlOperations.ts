/** An operation of a GraphQL document as far as the worker has to know it. */
export interface GraphqlOperation {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly name: string | null
  /** The fields asked of the root, by their own names; `...` stands for a fragment. */
  readonly rootFields: readonly string[]
}

const TOKEN = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|\.\.\.|[_A-Za-z]\w*|[{}()[\]:@$]/g
const NAME = /^[_A-Za-z]/

/**
 * Reads which operations a document holds, without GraphQL's own parser, which would double the worker. It may
 * see too much in a malformed document, never a query in a mutation.
 */
export function readOperations(document: string): readonly GraphqlOperation[] {
  const tokens = (document.match(TOKEN) ?? []).filter(
    (token) => !token.startsWith('#') && !token.startsWith('"'),
  )
  const operations: { kind: GraphqlOperation['kind']; name: string | null; rootFields: string[] }[] = []
  let current: (typeof operations)[number] | null = null
  let braces = 0
  let parentheses = 0

  tokens.forEach((token, position) => {
    const before = tokens[position - 1]
    if (token === '(') parentheses += 1
    else if (token === ')') parentheses -= 1
    else if (parentheses > 0) return
    else if (token === '{') {
      if (braces === 0 && (before === undefined || before === '}')) {
        current = { kind: 'query', name: null, rootFields: [] }
        operations.push(current)
      }
      braces += 1
    } else if (token === '}') braces -= 1
    else if (braces === 0 && token === 'fragment') current = null
    else if (braces === 0 && isOperationKind(token) && (before === undefined || before === '}')) {
      const name = tokens[position + 1]
      current = { kind: token, name: name !== undefined && NAME.test(name) ? name : null, rootFields: [] }
      operations.push(current)
    } else if (braces === 1 && current !== null) {
      if (token === '...') current.rootFields.push(token)
      // An alias stands before a colon, a directive's name after @, a fragment's after the dots or `on`.
      else if (
        NAME.test(token) &&
        tokens[position + 1] !== ':' &&
        before !== '@' &&
        before !== '...' &&
        before !== 'on'
      ) {
        current.rootFields.push(token)
      }
    }
  })
  return operations
}

function isOperationKind(token: string): token is GraphqlOperation['kind'] {
  return token === 'query' || token === 'mutation' || token === 'subscription'
}
