import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useSession } from '#services/useSession.ts'

const cardDraftSchema = z.object({
  front: z.string(),
  inside: z.string(),
  look: z.enum(['full', 'framed']),
})
/** What somebody has written for a card and not printed, sent or saved yet. */
export type CardDraft = z.infer<typeof cardDraftSchema>

const EMPTY: CardDraft = { front: '', inside: '', look: 'full' }

// A device that refuses storage has no safety net, and the card works without it.
const load = async () => {
  const [{ database }, drafts] = await Promise.all([
    import('#offline/openDatabase.ts'),
    import('#offline/session/drafts.ts'),
  ])
  return { db: await database(), ...drafts }
}

/** The words of one generation's card; they outlive the page and leave with their owner. */
export function useCardDraft(id: string): readonly [CardDraft, (part: Partial<CardDraft>) => void] {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const name = `gift-card:${id}`
  const [typed, setTyped] = useState<CardDraft | null>(null)
  const [kept, setKept] = useState<CardDraft>(EMPTY)

  useEffect(() => {
    if (userId === null) return undefined
    let isGone = false
    async function bringBack(owner: string): Promise<void> {
      const { db, readDraft } = await load()
      const read = z.safeParse(cardDraftSchema, await readDraft(db, owner, name))
      if (read.success && !isGone) setKept(read.data)
    }
    bringBack(userId).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [userId, name])

  const card = typed ?? kept
  function change(part: Partial<CardDraft>): void {
    const next = { ...card, ...part }
    setTyped(next)
    if (userId === null) return
    load()
      .then(({ db, writeDraft }) => writeDraft(db, userId, name, next))
      .catch(() => undefined)
  }
  return [card, change]
}
