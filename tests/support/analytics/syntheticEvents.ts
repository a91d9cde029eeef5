import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'

/** The number of subjects of synthetic events, as in a shop of some size. */
export const SYNTHETIC_SUBJECTS = 200

export interface SyntheticOptions {
  readonly count: number
  /** Events fall into the days before this moment. */
  readonly until: Date
  readonly days: number
  /** Two runs of one seed give the same events with other ids. */
  readonly seed?: number
}

/**
 * Writes made-up events past the endpoint, in the database itself: pages, sources, devices and hours are as uneven as
 * those of people.
 */
export async function writeSyntheticEvents(
  database: Database,
  { count, until, days, seed = 1 }: SyntheticOptions,
): Promise<void> {
  const chance = (salt: number) =>
    sql.raw(`(abs(hashint8extended(n, ${seed * 1_000 + salt}) % 1000003) / 1000003.0::float8)`)
  await database.execute(sql`
    INSERT INTO analytics_events (id, kind, at, received_at, page, subject, source, device, affiliate, offline, value)
    SELECT gen_random_uuid(), kind, at, at + interval '1 minute',
      CASE WHEN kind IN ('engagement', 'week', 'reached') THEN '' ELSE pages[1 + floor(power(page, 3) * 30)::int] END,
      CASE WHEN floor(power(page, 3) * 30)::int = 1 AND kind IN ('view', 'leave')
        THEN 'synthetic-' || floor(power(subject, 2) * ${SYNTHETIC_SUBJECTS}::int)::int ELSE '' END,
      (ARRAY['direct', 'search', 'social', 'mail', 'site'])[1 + floor(power(source, 2) * 5)::int],
      (ARRAY['phone', 'desktop', 'tablet'])[1 + floor(power(device, 2) * 3)::int],
      (ARRAY['', '', '', '', '', '', '', 'TECHVIBE', 'FUTUREAI', 'CREATIVEPRO'])[1 + floor(affiliate * 10)::int],
      offline < 0.04,
      CASE kind
        WHEN 'session' THEN (value < 0.6)::int
        WHEN 'scroll' THEN 25 * (1 + floor(value * 4)::int)
        WHEN 'leave' THEN floor(power(value, 3) * 600000)::int
        WHEN 'engagement' THEN floor(value * 101)::int
        WHEN 'reached' THEN 1 + floor(power(value, 2) * 3)::int
        WHEN 'week' THEN floor(power(value, 2) * 12)::int
        ELSE 0
      END
    FROM (
      SELECT
        (ARRAY['view', 'view', 'view', 'view', 'leave', 'leave', 'leave', 'leave', 'scroll', 'scroll', 'scroll',
               'scroll', 'scroll', 'session', 'session', 'engagement', 'reached', 'week'])[1 + floor(${chance(1)} * 18)::int] AS kind,
        ${until.toISOString()}::timestamptz - make_interval(secs => power(${chance(2)}, 1.2) * ${days}::int * 86400) AS at,
        ${chance(3)} AS page, ${chance(4)} AS subject, ${chance(5)} AS source, ${chance(6)} AS device,
        ${chance(7)} AS affiliate, ${chance(8)} AS offline, ${chance(9)} AS value,
        ${sql.raw(PAGES)} AS pages
      FROM generate_series(1, ${count}::int) AS n
    ) AS made_up`)
}

/** Thirty addresses of the shop, the busiest first. */
const PAGES = `ARRAY['/sklep', '/sklep/produkt/$handle', '/', '/koszyk', '/generatory/obraz', '/kasa/$token',
  '/sklep/$collection', '/produkty-ai', '/generatory', '/kredyty', '/login', '/register', '/historia', '/panel', '/profil',
  '/generatory/wideo', '/generatory/audio', '/generacje/$id', '/profil/galeria', '/ustawienia', '/preferences', '/o-nas',
  '/kontakt', '/regulamin', '/polityka-prywatnosci', '/sklep/kredyty', '/konto', '/kartka/$token', '/debug',
  '/uzytkownik/$username']`
