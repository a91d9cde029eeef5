import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { SCREEN_ADDRESSES, type ScreenAddress, SCREENS } from '#domain/addresses/screens.ts'
import type { SEARCH_NAMES } from '#domain/addresses/searchNames.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { smallShop } from '#support/page/smallShop.ts'
import type { FileRoutesByTo, FileRouteTypes } from '../../routeTree.gen.ts'
import { createAppRouter } from '../createAppRouter.ts'
import { screenOfRoute } from './screenOfRoute.ts'

type Routes = Readonly<Record<Exclude<FileRouteTypes['to'], '/$'>, unknown>>
type Screens = Readonly<Record<ScreenAddress, unknown>>

/**
 * Compiles only while every route has its row, except the one for unknown addresses; else TypeScript names the missing
 * one.
 */
const rowsOf = (screens: Screens): Routes => screens
/** Compiles while every row has its route; else TypeScript names the one without. */
const routesOf = (routes: Routes): Screens => routes

/** The names that the search of each route's address has, by the route's own schema. */
type NamesOf<To extends ScreenAddress> = keyof FileRoutesByTo[To]['types']['searchSchema']
type NamesOfRoutes = {
  readonly [To in ScreenAddress as [NamesOf<To>] extends [never] ? never : To]: NamesOf<To>
}
type KnownNames = {
  readonly [Address in keyof typeof SEARCH_NAMES]: (typeof SEARCH_NAMES)[Address][number]
}

/** Compiles while every name that a route reads is known; else TypeScript names the route. */
const readNamesOf = (names: NamesOfRoutes): KnownNames => names
/** Compiles while every known name is read by its route. */
const knownNamesOf = (names: KnownNames): NamesOfRoutes => names

describe('the table of screens (#domain/addresses/screens.ts)', () => {
  it('has a row for every route but the one for what is not found, and no other', async () => {
    const context = { services: smallShop(), i18n: await createI18n('pl') }
    const router = createAppRouter(context, createMemoryHistory({ initialEntries: ['/'] }))
    const routes = Object.keys(router.routesByPath).map(screenOfRoute)
    expect(routes.filter((address) => address !== null).toSorted()).toEqual(SCREEN_ADDRESSES.toSorted())
    expect(routes.filter((address) => address === null)).toHaveLength(1)
    expect(routesOf(rowsOf(SCREENS))).toBe(SCREENS)
  })

  it('knows the names that each route reads of the search, and no others: so says the compiler', () => {
    expectTypeOf(knownNamesOf).returns.toEqualTypeOf<NamesOfRoutes>()
    expectTypeOf(readNamesOf).returns.toEqualTypeOf<KnownNames>()
  })
})
