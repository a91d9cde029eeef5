import { Duplex } from 'node:stream'

/** Gives messages of PostgreSQL's wire protocol to the engine and resolves to its answer. */
export type AskEngine = (bytes: Uint8Array) => Promise<Uint8Array>

/** The message by which a client says goodbye (Terminate): the engine is not to leave with it. */
const GOODBYE = 'X'.charCodeAt(0)
/** Query: what a client leaves behind when it goes, its transaction and its statements, the engine would keep. */
const CLEAR_UP = Buffer.from('Q\0\0\0\x1cROLLBACK;DEALLOCATE ALL\0', 'latin1')

/** What a client of PostgreSQL takes for its socket, with the embedded engine at the other end. */
export class EngineStream extends Duplex {
  readonly #ask: AskEngine

  constructor(ask: AskEngine) {
    super({ decodeStrings: true })
    this.#ask = ask
  }

  /** As a socket does; there is nobody to dial. */
  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    void this.#exchange(chunk, done)
  }

  // Clients write a statement's messages at once: they are one exchange.
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    void this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    done()
    this.push(null)
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    void this.#leave(error, done)
  }

  async #leave(error: Error | null, done: (error?: Error | null) => void): Promise<void> {
    try {
      await this.#ask(CLEAR_UP)
    } catch {
      // The engine is gone, and everything open with it.
    }
    done(error)
  }

  async #exchange(bytes: Buffer, done: (error?: Error | null) => void): Promise<void> {
    if (bytes[0] === GOODBYE) return done()
    try {
      const answer = await this.#ask(bytes)
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
