import type { PGlite } from '@electric-sql/pglite'

/**
 * Gives messages of the wire protocol to an engine and resolves to its answer, in bytes of its own. The engine's own
 * call for that (`execProtocolRaw`) also parses each answer, and keeps all of them for as long as it lives.
 */
export async function askRaw(engine: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  await engine.execProtocolRawStream(messages, {
    // A copy: what the engine gives is a window on memory of its own.
    onRawData: (piece) => pieces.push(piece.slice()),
  })
  const answer = new Uint8Array(pieces.reduce((bytes, piece) => bytes + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    answer.set(piece, at)
    at += piece.length
  }
  return answer
}
