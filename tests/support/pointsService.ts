import type { Locker } from '#domain/lockers/locker.ts'
import { type LocalServer, serveLocally } from './localServer.ts'

/** A point as InPost’s public service gives it, without unread fields. */
export const inpostPoint = (name: string, changes: object = {}) => ({
  href: `https://api-pl-points.easypack24.net/v1/points/${name}`,
  name,
  type: ['parcel_locker'],
  status: 'Operating',
  location_description: 'obok sklepu',
  address: { line1: 'Gajowa 27', line2: '43-340 Kozy' },
  address_details: {
    city: 'Kozy',
    province: 'śląskie',
    post_code: '43-340',
    street: 'Gajowa',
    building_number: '27',
    flat_number: null,
  },
  ...changes,
})

/** A points service of this test alone with these lockers: `LOCKERS_URL` is its origin. */
export function servePoints(lockers: readonly Locker[]): Promise<LocalServer> {
  const items = lockers.map(({ code, street, postcode, town, hint }) =>
    inpostPoint(code, {
      location_description: hint,
      address_details: { city: town, post_code: postcode, street, building_number: '' },
    }),
  )
  return serveLocally((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ total_pages: 1, items }))
  })
}
