import type { ParsedLocation } from '@tanstack/react-router'
import { isScreenAddress, type ScreenAddress } from '#domain/addresses/screens.ts'

const LOGIN = '/login' satisfies ScreenAddress

/** Addresses not worth returning to: home is the default, and the entry screens are done by then. */
const WITHOUT_RETURN: ReadonlySet<ScreenAddress> = new Set([
  '/',
  LOGIN,
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/verify-email-required',
])

type Place = Pick<ParsedLocation, 'pathname' | 'searchStr'>

/** The sign-in's search parameters, with the place the visitor came from. */
export function loginSearch({ pathname, searchStr }: Place): { redirect?: string } {
  return isScreenAddress(pathname) && WITHOUT_RETURN.has(pathname) ? {} : { redirect: pathname + searchStr }
}

/** Where one signs in, to come back here afterwards (specification part 2, section 2). */
export function loginAddress(place: Place): string {
  if (place.pathname === LOGIN) return LOGIN + place.searchStr
  const { redirect } = loginSearch(place)
  return redirect === undefined ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(redirect)}`
}
