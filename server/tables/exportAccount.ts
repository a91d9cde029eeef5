import type { Caller } from '#server/api/endpoint.ts'
import type { ServerContext } from '#server/context.ts'
import { PERSONAL } from './personalTables.ts'

/**
 * All that is kept of a user, as one moment of the database: what of which table stands in PERSONAL_TABLES. Not what
 * proves who they are (the password's hash, the keys of passkeys and of sessions), nor, for whoever hasn't proved the
 * address, what is under it.
 */
export async function exportAccount(
  context: ServerContext,
  caller: Caller,
): Promise<Record<string, unknown>> {
  return context.database.transaction(
    async (tx) => {
      const file: Record<string, unknown> = { exported_at: context.now().toISOString() }
      for (const [, { exported }] of PERSONAL) {
        if (!('as' in exported)) continue
        const isOthers = exported.unproved !== undefined && caller.user.verifiedAt === null
        file[exported.as] = isOthers ? exported.unproved : await exported.read(tx, context, caller)
      }
      return file
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
