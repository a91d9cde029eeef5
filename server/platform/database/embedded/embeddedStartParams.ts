import { PGlite } from '@electric-sql/pglite'

/** The embedded database's own defaults are made for a machine that does nothing else. */
export const embeddedStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
