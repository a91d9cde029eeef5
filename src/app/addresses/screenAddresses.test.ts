import { describe, expectTypeOf, it } from 'vitest'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import type { FileRouteTypes } from '../../routeTree.gen.ts'

type RouteAddress = Exclude<FileRouteTypes['to'], '/$'>

describe('the table of screens (#domain/addresses/screens.ts)', () => {
  it('has a row for every route but the one for what is not found', () => {
    expectTypeOf<Exclude<RouteAddress, ScreenAddress>>().toEqualTypeOf<never>()
  })

  it('has none without its route', () => {
    expectTypeOf<Exclude<ScreenAddress, RouteAddress>>().toEqualTypeOf<never>()
  })
})
