import { parseAst, type Plugin } from 'vite'

/** A shorter function is compiled faster than it would be parsed a second time. */
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
 * Puts brackets around the long functions that a file passes on in a call of its own, as the bundler does with each
 * CommonJS library: they tell a browser that the functions run at once, so it compiles them with the file, off the main
 * thread. Without them, it only pre-parses them there and parses them again when they are called, on the main thread.
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
