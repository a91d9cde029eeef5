import { parseAst, type Plugin } from 'vite'

/** Shorter functions are compiled quicker than a second reading of them costs. */
const LONG = 1_000

/** Makes browsers compile a file's immediate code while the file still comes: see `runAtOnce`. */
export const compileAhead: Plugin = {
  name: 'compile-ahead',
  // The server reads its rendering code once, and no visitor waits for it.
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  // After the minifier, which takes such brackets away.
  renderChunk: { order: 'post', handler: (code) => ({ code: runAtOnce(code), map: null }) },
}

/**
 * Puts brackets around the long functions that a file hands over in a call of its own, as the bundler does with each
 * library of the older kind of module: by those a browser knows that they are run at once and compiles them with the
 * file, beside the page. Without, it only skims them there and reads all of them again when they are called, while the
 * page stands still.
 */
export function runAtOnce(code: string): string {
  const places = parseAst(code)
    .body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .filter(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression')
    .filter(({ start, end }) => end - start > LONG)
  let marked = ''
  let last = 0
  for (const { start, end } of places) {
    marked += `${code.slice(last, start)}(${code.slice(start, end)})`
    last = end
  }
  return marked + code.slice(last)
}
