import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** Makes a built script short: names, dead code, spaces. Decision 0130 compares the minifiers. */
export const minifyScripts: Plugin = {
  name: 'minify-scripts',
  // The server reads its rendering code once, and no visitor waits for it.
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  // The bundler would print every script anew after this, with its spaces.
  outputOptions: (options) => ({ ...options, minify: false }),
  async renderChunk(code, _chunk, { format }) {
    const short = await minify(code, {
      module: format === 'es',
      ecma: 2020,
      compress: { passes: 2 },
      mangle: true,
      format: { comments: false },
    })
    return { code: short.code, map: null }
  },
}
