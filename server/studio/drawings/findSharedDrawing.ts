import { and, eq, gt, type SQL } from 'drizzle-orm'
import {
  SHARED_FOR_DAYS,
  type SharedDrawing,
  type SharedPictures,
} from '#domain/scene/shared/sharedDrawing.ts'
import { DAY_MS } from '#server/platform/area/commonRules.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sharedDrawings } from './tables.ts'

const TOKEN = /^[\w-]{22}$/u

/** The drawing of a link; null where the link is dead. */
export async function findSharedDrawing(
  context: ServerContext,
  token: string,
): Promise<SharedDrawing | null> {
  if (!TOKEN.test(token)) return null
  const { title, scene, renewedAt } = sharedDrawings
  const [row] = await context.database
    .select({ title, scene, renewedAt })
    .from(sharedDrawings)
    .where(livingLink(context, token))
  return row === undefined ? null : { ...row, renewedAt: row.renewedAt.toISOString() }
}

/** The pictures of the drawing of a link; null where the link is dead. */
export async function findSharedPictures(
  context: ServerContext,
  token: string,
): Promise<SharedPictures | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await context.database
    .select({ pictures: sharedDrawings.pictures })
    .from(sharedDrawings)
    .where(livingLink(context, token))
  return row ?? null
}

/** Of a shared drawing whose link works. */
export const isLivingLink = ({ now }: Pick<ServerContext, 'now'>): SQL =>
  gt(sharedDrawings.renewedAt, new Date(now().getTime() - SHARED_FOR_DAYS * DAY_MS))

const livingLink = (context: ServerContext, token: string) =>
  and(eq(sharedDrawings.token, token), isLivingLink(context))
