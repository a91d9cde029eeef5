import { useGenerationAction } from '../parts/useGenerationAction.ts'

/** Asked about once in a visit: what is broken with a fresh address, too, stays so. */
const renewed = new Set<string>()

/** Gets fresh addresses for the files of a result whose old ones have run out. */
export function useRenewal(): (refCode: string) => void {
  const act = useGenerationAction()
  return (refCode) => {
    if (renewed.has(refCode)) return
    renewed.add(refCode)
    void act((actions) => actions.check(refCode))
  }
}
