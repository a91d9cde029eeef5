import { _r as safeParse } from '../renderPage.js'
// src/offline/session/accountCopy.ts
var load = async () => {
  const [{ database }, copies] = await Promise.all([
    import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
    import('./accountCopies-DIQuCOjO.js'),
  ])
  return {
    db: await database(),
    ...copies,
  }
}
/** The last answer about a part of this user's account; null when there is none that can be read. Never rejects. */
async function readAnswerCopy({ what, schema }, userId) {
  try {
    const { db, readAccountCopy } = await load()
    const copy = await readAccountCopy(db, userId, what)
    if (copy === null) return null
    const parsed = safeParse(schema, copy.value)
    return parsed.success
      ? {
          value: parsed.data,
          cachedAt: copy.keptAt,
        }
      : null
  } catch {
    return null
  }
}
/** Stores an answer as the last one, unless its user has signed out meanwhile. Never rejects. */
async function writeAnswerCopy({ what }, userId, value) {
  try {
    const { db, cacheAccountCopy } = await load()
    await cacheAccountCopy(db, userId, what, value)
  } catch {}
}
export { writeAnswerCopy as n, readAnswerCopy as t }
