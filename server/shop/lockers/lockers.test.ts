import { expect, it, vi } from 'vitest'
import { foundLockersSchema } from '#domain/lockers/locker.ts'
import { apiClient } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { inpostPoint as point } from '#support/pointsService.ts'
import { testConfig } from '#support/testContext.ts'
import { readInpostPoints } from './inpostPoints.ts'
import { type ReadLockers, refreshLockers } from './lockerList.ts'

const answering = (pages: readonly object[]) =>
  vi.fn<(url: string) => Promise<Response>>((url) => {
    const page = Number(new URL(url).searchParams.get('page'))
    return Promise.resolve(Response.json(pages[page - 1] ?? {}, { status: pages[page - 1] ? 200 : 500 }))
  })

const BASE = 'https://points.example/v1'

it('reads the pages of InPost’s points, and leaves out what is no locker that takes parcels', async () => {
  const fetch = answering([
    {
      total_pages: 2,
      items: [
        point('KZY01A'),
        point('KZY02A', { status: 'Disabled' }),
        point('POP-KZY1'),
        point('KZY03M', { type: ['pop'] }),
        { name: 'KZY04M' },
        'nothing',
      ],
    },
    { total_pages: 2, items: [point('BBI04N', { location_description: null })] },
  ])
  expect(await readInpostPoints(BASE, { fetch })).toEqual([
    { code: 'KZY01A', street: 'Gajowa 27', postcode: '43-340', town: 'Kozy', hint: 'obok sklepu' },
    { code: 'BBI04N', street: 'Gajowa 27', postcode: '43-340', town: 'Kozy', hint: '' },
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(fetch.mock.calls[0]?.[0]).toContain('/v1/points?type=parcel_locker&status=Operating')
  await expect(readInpostPoints(BASE, { fetch: answering([{ items: 'all' }]) })).rejects.toThrow(
    'expected array',
  )
  await expect(readInpostPoints(BASE, { fetch: answering([]) })).rejects.toThrow('500')
})

describeOnDatabase('parcel lockers', (freshContext) => {
  it('there are none where no carrier is connected', async () => {
    const call = apiClient(await freshContext())
    const found = foundLockersSchema.parse((await call('GET /api/v1/lockers', { query: { q: 'lodz' } })).body)
    expect(found).toEqual({ lockers: [], asOf: null })
    expect((await call('GET /api/v1/lockers', { query: { q: 'a'.repeat(81) } })).status).toBe(422)
  })

  it('come from the service in the settings, and stay as they were while it answers badly', async () => {
    let now = Date.UTC(2026, 10, 25, 12)
    const config = testConfig({ lockers: { url: BASE } })
    const context = await freshContext({ config, now: () => new Date(now) })
    const call = apiClient(context)
    const found = async (q: string) =>
      foundLockersSchema.parse((await call('GET /api/v1/lockers', { query: { q } })).body)
    expect(await found('Kozy')).toEqual({ lockers: [], asOf: null })

    const lockers = ['KZY01A', 'KZY02A', 'KZY03A'].map((code) => ({
      code,
      street: 'Gajowa 27',
      postcode: '43-340',
      town: 'Kozy',
      hint: '',
    }))
    const read = vi.fn<ReadLockers>(() => Promise.resolve(lockers))
    await refreshLockers(context, read)
    expect(read.mock.calls[0]?.[0]).toBe(BASE)
    expect(await found('kozy gajowa')).toMatchObject({ asOf: '2026-11-25T12:00:00.000Z' })
    expect((await found('kzy02a')).lockers).toMatchObject([{ code: 'KZY02A' }])

    // Valid for half a day: it isn't asked again before.
    now += 11 * 3_600_000
    await refreshLockers(context, read)
    expect(read).toHaveBeenCalledTimes(1)
    now += 2 * 3_600_000
    await expect(refreshLockers(context, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    await refreshLockers(context, () => Promise.resolve(lockers.slice(0, 1)))
    expect((await found('kozy')).lockers).toHaveLength(3)
    await refreshLockers(context, () => Promise.resolve(lockers.slice(0, 2)))
    expect(await found('kozy')).toMatchObject({ asOf: '2026-11-26T01:00:00.000Z' })
    expect((await found('kozy')).lockers).toHaveLength(2)
  })
})
