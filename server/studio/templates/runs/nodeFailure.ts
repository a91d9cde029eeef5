import type { RunFailure } from '#domain/template/templateRun.ts'

/** The reason why a node failed. */
export class NodeFailure extends Error {
  override readonly name = 'NodeFailure'
  readonly code: RunFailure

  constructor(code: RunFailure) {
    super(code)
    this.code = code
  }
}
