import { z } from 'zod'

/** A kind of database that the server runs on: the embedded one, or one elsewhere. */
export type DatabaseKind = (typeof BOTH)[number]

const BOTH = ['PGlite', 'PostgreSQL'] as const

/** `DATABASES` of the environment: `both`, or the one for everything. */
const asked = z
  .enum([...BOTH, 'both'])
  .optional()
  .parse(process.env['DATABASES'])

const chosen: readonly DatabaseKind[] | null = asked === undefined ? null : asked === 'both' ? BOTH : [asked]

/** The faster of the two, measured in whole runs. */
export const usualKind: DatabaseKind = 'PostgreSQL'

/** The databases for tests to which both are the same. */
export const kindsOfEveryFile: readonly DatabaseKind[] = chosen ?? [usualKind]

/** The databases for tests whose SQL may differ between the two. */
export const kindsOfParticularSql: readonly DatabaseKind[] = chosen ?? BOTH
