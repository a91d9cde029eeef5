import { useGenerationAction } from './useGenerationAction.ts'

/** Not more often: a file broken again has another cause. */
const PAUSE_MS = 60_000
const askedAt = new Map<string, number>()

/** Fetches new addresses for the files of a result of this device whose old ones have expired. */
export function useRenewal(): (refCode: string) => void {
  const act = useGenerationAction()
  return (refCode) => {
    const now = Date.now()
    if (now - (askedAt.get(refCode) ?? 0) < PAUSE_MS) return
    askedAt.set(refCode, now)
    void act((actions) => actions.check(refCode))
  }
}
