import { eq } from 'drizzle-orm'
import { isSignedIn } from '#server/auth/sessions.ts'
import type { JudgeFile } from '#server/files/fileGround.ts'
import { templateRuns } from '../tables.ts'

/** Whether the file of a run may still be seen: by whoever it is of, as long as they are signed in there. */
export const judgeRunFile: JudgeFile = async (context, key, ground) => {
  if (ground.kind !== 'session' && ground.kind !== 'export') return false
  const [run] = await context.database
    .select({ userId: templateRuns.userId })
    .from(templateRuns)
    .where(eq(templateRuns.id, key.split('/')[1] ?? ''))
  return run !== undefined && isSignedIn(context, { userId: run.userId, sessionId: ground.sessionId })
}
