import { BILLING, PASSKEYS, PROFILE } from '../data/accountPart.ts'
import { type AccountData, useAccountPart } from '../data/useAccountPart.ts'
import { doneSteps, type Step } from './completeness.ts'

/** Which steps are done, once everything they depend on is known. */
export function useDoneSteps(): AccountData<ReadonlySet<Step>> {
  const profile = useAccountPart(PROFILE)
  const passkeys = useAccountPart(PASSKEYS)
  const billing = useAccountPart(BILLING)
  for (const data of [profile, passkeys, billing]) if (data.status === 'failed') return data
  if (profile.status !== 'here' || passkeys.status !== 'here' || billing.status !== 'here')
    return { status: 'loading' }
  const ages = [profile, passkeys, billing].flatMap(({ keptSince }) => keptSince ?? [])
  return {
    status: 'here',
    value: doneSteps(profile.value, passkeys.value, billing.value),
    isOffline: [profile, passkeys, billing].some(({ isOffline }) => isOffline),
    keptSince: ages.length === 0 ? null : Math.min(...ages),
  }
}
