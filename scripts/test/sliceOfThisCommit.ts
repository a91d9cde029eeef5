import { execFileSync } from 'node:child_process'

/**
 * The setting by which a run tests a slice of long lists (tests/support/slice.ts): another one for each commit, and the
 * same at every run of one.
 */
export function sliceOfThisCommit(): { readonly SLICE: string } {
  return { SLICE: String(commitNumber()) }
}

function commitNumber(): number {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }))
  } catch {
    // Not a checkout.
    return 0
  }
}
