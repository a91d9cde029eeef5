import { expect, it } from 'vitest'
import { apiClient } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { townsOf } from './polishPostcodes.ts'

it('knows the towns of Polish postcodes, one or many, in alphabetical order', async () => {
  expect(await townsOf('61-131')).toEqual(['Poznań'])
  expect(await townsOf('43-340')).toEqual(['Kozy'])
  expect(await townsOf('32-015')).toEqual([
    'Grodkowice',
    'Kłaj',
    'Łężkowice',
    'Łysokanie',
    'Stanisławice',
    'Targowisko',
  ])
  expect(await townsOf('99-999')).toEqual([])
})

describeOnDatabase('the towns of a postcode', (freshContext) => {
  it('are told to anybody; what is no postcode is refused', async () => {
    const call = apiClient(await freshContext())
    const towns = (postcode: string) => call('GET /api/v1/postcodes/{postcode}', { path: { postcode } })
    expect((await towns('34-500')).body).toEqual({ towns: ['Zakopane'] })
    expect((await towns('99-999')).body).toEqual({ towns: [] })
    expect((await towns('34500')).code).toBe('NOT_FOUND')
  })
})
