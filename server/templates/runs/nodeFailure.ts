import type { RunFailure } from '#domain/template/templateRun.ts'

/** Why a node couldn't do what it should. */
export class NodeFailure extends Error {
  override readonly name = 'NodeFailure'
  readonly code: RunFailure

  constructor(code: RunFailure) {
    super(code)
    this.code = code
  }
}
