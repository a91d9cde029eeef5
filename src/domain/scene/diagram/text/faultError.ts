import type { DiagramFault, FaultCode } from '../statement.ts'

/** Thrown by the readers of one piece; `offset` counts from the beginning of its words. */
export class PieceFault extends Error {
  readonly code: FaultCode
  readonly offset: number
  readonly found: string
  readonly meant: readonly string[]

  constructor(code: FaultCode, offset: number, found: string, meant: readonly string[] = []) {
    super(code)
    this.code = code
    this.offset = offset
    this.found = found
    this.meant = meant
  }
}

/** Signs of what stands there that are told of. */
const LONGEST_FOUND = 40

/** The fault as it is told, at a piece that begins at a line and column. */
export function faultAt(error: PieceFault, line: number, column: number): DiagramFault {
  const { code, offset, found, meant } = error
  return { code, line, column: column + offset, found: found.trim().slice(0, LONGEST_FOUND), meant }
}
