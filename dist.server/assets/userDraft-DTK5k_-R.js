import { _r as safeParse } from '../renderPage.js'
// src/offline/session/userDraft.ts
var load = async () => {
  const [{ database }, drafts] = await Promise.all([
    import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
    import('./drafts-CcQpObzT.js'),
  ])
  return {
    db: await database(),
    ...drafts,
  }
}
/** Where this user's draft of a form is read and written. Neither call rejects. */
function userDraft({ name, schema }, userId) {
  return {
    /** What was written last; null when nothing, or nothing that can be read. */
    async read() {
      try {
        const { db, readDraft } = await load()
        const parsed = safeParse(schema, await readDraft(db, userId, name))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    /** Null takes the draft away. After its user has signed out nothing is written any more. */
    async write(value) {
      try {
        const { db, forgetDraft, writeDraft } = await load()
        if (value === null) await forgetDraft(db, userId, name)
        else await writeDraft(db, userId, name, value)
      } catch {}
    },
  }
}
export { userDraft as t }
