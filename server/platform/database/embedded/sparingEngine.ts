import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** A query without a statement: the engine parses it, and does nothing. */
const NOTHING = Buffer.from('Q\0\0\0\x06;\0', 'latin1')
/** No function has this number. */
const NO_FUNCTION = 2_000_000_000
const EVERY_FUNCTION = -1

/**
 * The embedded engine, whose parser V8 does not optimize: it is one function of 100 kB, for which the optimizing compiler
 * takes 600 MB and two seconds at every start. V8 decides by a flag, when it first compiles a function, whether that may
 * be optimized later, so the flag is set while an empty query is parsed. Everything else is optimized as usual.
 */
class SparingEngine extends PGlite {
  #hasParsed = false

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (!this.#hasParsed) {
      this.#hasParsed = true
      setFlagsFromString(`--wasm-tier-up-filter=${NO_FUNCTION}`)
      super.execProtocolRawSync(NOTHING)
      // It isn't compiled a second time.
      setFlagsFromString('--no-flush-liftoff-code')
      setFlagsFromString(`--wasm-tier-up-filter=${EVERY_FUNCTION}`)
    }
    return super.execProtocolRawSync(message)
  }
}

/** Opens an engine. */
export async function openSparingEngine(options: PGliteOptions): Promise<PGlite> {
  const engine = new SparingEngine(options)
  await engine.waitReady
  return engine
}
