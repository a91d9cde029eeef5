import { notFound, type ParsedLocation, redirect, rootRouteId } from '@tanstack/react-router'
import type { SessionState } from '#api/session/session.ts'
import { type Access, ANYONE, authorize, type Verdict, type Visitor } from '#domain/access/access.ts'
import { isScreenOn } from '#domain/addresses/isScreenOn.ts'
import { SCREENS } from '#domain/addresses/screens.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import type { RouterContext } from '../routerContext.ts'
import { loginAddress } from './loginAddress.ts'
import { noAccess } from './noAccess.ts'

/** How long (ms) a refusal by an old copy of the account waits for the API's word. */
const WORD_WITHIN = 4_000

type Matches = readonly { readonly fullPath: unknown }[]

const screenOf = (matches: Matches) => screenOfRoute(matches.at(-1)?.fullPath)

/** The access of the matched screen. Addresses without a screen have their own route's. */
export function routeAccess(matches: Matches): Access {
  const address = screenOf(matches)
  return address === null ? ANYONE : SCREENS[address].access
}

/** Throws, as for an address without a screen, where the matched screen belongs to a switched-off feature. */
export function requireSwitchedOn(matches: Matches, { services: { config } }: RouterContext): void {
  const address = screenOf(matches)
  if (address !== null && !isScreenOn(address, config.features)) throw notFound({ routeId: rootRouteId })
}

/**
 * Lets a visitor through, or throws a redirect or a refusal: to sign in, to confirm the address, or no access
 * (specification part 2, section 6). Reads no session for public screens, so they wait for nothing.
 */
export function guardRoute(
  access: Access,
  { services: { session } }: RouterContext,
  location: ParsedLocation,
): Promise<void> | undefined {
  return access.kind === 'anyone' ? undefined : guard()

  async function guard(): Promise<void> {
    let state = await session.ready()
    let verdict = judge(access, state)
    if (state.status === 'signed-in' && !state.isFresh && verdict !== 'allowed') {
      // Confirmed or made an administrator meanwhile? The kept copy may be old.
      await Promise.race([session.refreshUser(), pause(WORD_WITHIN)])
      state = await session.ready()
      verdict = judge(access, state)
    }
    refuse(verdict, state, location)
  }
}

function judge(access: Access, state: SessionState): Verdict {
  return authorize(access, visitorOf(state))
}

function visitorOf(state: SessionState): Visitor | null {
  if (state.status !== 'signed-in') return null
  const { roles, role, is_verified: isVerified } = state.user
  return { roles, role, isVerified }
}

function refuse(verdict: Verdict, state: SessionState, location: ParsedLocation): void {
  switch (verdict) {
    case 'allowed':
      return
    case 'sign-in':
      throw redirect({ href: loginAddress(location) })
    case 'verify': {
      const email = state.status === 'signed-in' ? state.user.email : ''
      const wanted = location.pathname + location.searchStr
      throw redirect({ to: '/verify-email-required', state: { email, redirect: wanted } })
    }
    case 'forbidden':
      throw noAccess()
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
