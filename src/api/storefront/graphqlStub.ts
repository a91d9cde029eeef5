// Replaces the package `graphql` in browser builds (vite.config.ts). graphql-request imports its parser and printer,
// which are never called: our documents are texts without names. Saves 9.5 kB.

const notHere = (): never => {
  throw new Error('Documents are parsed when they are generated, not in the browser')
}

export const parse = notHere
export const print = notHere
export const Kind = {}
