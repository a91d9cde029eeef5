import type { Billing } from '#domain/account/billing.ts'
import { BILLING } from '../data/accountPart.ts'
import { useAccountPart } from '../data/useAccountPart.ts'
import { useOwner } from '../data/useOwner.ts'

/** The signed-in user's billing details; null for a guest, and until they are known. */
export function useKnownBilling(): Billing | null {
  const user = useOwner()
  const data = useAccountPart(BILLING, user !== null)
  return user === null || data.status === 'loading' || data.status === 'failed' ? null : data.value
}
