import { Duplex } from 'node:stream'

/** Gives messages of PostgreSQL's wire protocol to the engine and resolves to its answer. */
export type AskEngine = (bytes: Uint8Array) => Promise<Uint8Array>

/** The message by which a client says goodbye (Terminate): the engine is not to leave with it. */
const GOODBYE = 'X'.charCodeAt(0)
/** Query: what a client leaves behind when it goes, its transaction and its statements, the engine would keep. */
const CLEAR_UP = Buffer.from('Q\0\0\0\x1cROLLBACK;DEALLOCATE ALL\0', 'latin1')

type Written = (error: Error | null | undefined) => void

/** What a client of PostgreSQL takes for its socket, with the embedded engine at the other end. */
export class EngineStream extends Duplex {
  readonly #ask: AskEngine
  #isGathering = false

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

  /** What is asked in one moment is one exchange: each is a way to the engine and back. */
  override write(chunk: unknown, written?: Written): boolean
  override write(chunk: unknown, encoding: BufferEncoding, written?: Written): boolean
  override write(chunk: unknown, second?: BufferEncoding | Written, written?: Written): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true
      this.cork()
      process.nextTick(() => {
        this.#isGathering = false
        this.uncork()
      })
    }
    return typeof second === 'string' ? super.write(chunk, second, written) : super.write(chunk, second)
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    void this.#exchange(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    const messages = chunks.map(({ chunk }) => chunk)
    void this.#exchange(Buffer.concat(messages.filter(([first]) => first !== GOODBYE)), done)
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
    if (bytes.length === 0 || bytes[0] === GOODBYE) return done()
    try {
      const answer = await this.#ask(bytes)
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
