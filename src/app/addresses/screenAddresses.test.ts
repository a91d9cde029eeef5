import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { SCREEN_ADDRESSES, type ScreenAddress, SCREENS } from '#domain/addresses/screens.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { smallShop } from '#support/page/smallShop.ts'
import type { FileRouteTypes } from '../../routeTree.gen.ts'
import { createAppRouter } from '../createAppRouter.ts'
import { screenOfRoute } from './screenOfRoute.ts'

type Routes = Readonly<Record<Exclude<FileRouteTypes['to'], '/$'>, unknown>>
type Screens = Readonly<Record<ScreenAddress, unknown>>

/** Compiles while every route but the one for what is not found has its row; else TypeScript names the missing one. */
const rowsOf = (screens: Screens): Routes => screens
/** Compiles while every row has its route; else TypeScript names the one without. */
const routesOf = (routes: Routes): Screens => routes

describe('the table of screens (#domain/addresses/screens.ts)', () => {
  it('has a row for every route but the one for what is not found, and no other', async () => {
    const context = { services: smallShop(), i18n: await createI18n('pl') }
    const router = createAppRouter(context, createMemoryHistory({ initialEntries: ['/'] }))
    const routes = Object.keys(router.routesByPath).map(screenOfRoute)
    expect(routes.filter((address) => address !== null).toSorted()).toEqual(SCREEN_ADDRESSES.toSorted())
    expect(routes.filter((address) => address === null)).toHaveLength(1)
    expect(routesOf(rowsOf(SCREENS))).toBe(SCREENS)
  })
})
