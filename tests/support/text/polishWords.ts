import { readFileSync } from 'node:fs'

/** The file of Polish words as browsers get it. */
export const polishWords: Uint8Array = readFileSync(
  new URL('../../../src/domain/text/spelling/polishWords.bin', import.meta.url),
)
