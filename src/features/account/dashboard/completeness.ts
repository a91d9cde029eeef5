import type { Billing } from '#domain/account/billing.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import type { Profile } from '#domain/account/profile.ts'

export const STEPS = ['name', 'username', 'bio', 'passkey', 'address'] as const
export type Step = (typeof STEPS)[number]

/** Which steps towards a whole account are done. None of them is a duty. */
export function doneSteps(
  profile: Profile,
  passkeys: readonly Passkey[],
  billing: Billing,
): ReadonlySet<Step> {
  const isDone: Record<Step, boolean> = {
    name: profile.display_name !== '',
    username: profile.username !== null,
    bio: profile.bio !== '',
    passkey: passkeys.length > 0,
    address: billing.address !== '' && billing.postcode !== '' && billing.city !== '',
  }
  return new Set(STEPS.filter((step) => isDone[step]))
}
