/** CommandComplete of PostgreSQL's wire protocol: a byte, its length in four, and its words with a zero at their end. */
const COMPLETE = 'C'.charCodeAt(0)
const HEAD_BYTES = 5
/** The end of what is said of a statement that has written rows: their number. */
const ROWS_WRITTEN = /^(?:INSERT|UPDATE|DELETE|MERGE) (?:\d+ )?[1-9]\d*$/

/** Whether the engine's answer, whole messages of PostgreSQL's wire protocol, tells of rows that were written. */
export function hasWritten(answer: Uint8Array): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  for (let at = 0; at + HEAD_BYTES <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] !== COMPLETE) continue
    const end = at + view.getUint32(at + 1)
    if (ROWS_WRITTEN.test(Buffer.from(answer.subarray(at + HEAD_BYTES, end)).toString('latin1'))) return true
  }
  return false
}
