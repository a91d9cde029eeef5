import { createStore, type ReadableStore } from '#domain/store.ts'
import { readTemplate } from '#domain/template/templateFile.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { createSteadyWriter, type Keeping } from '#offline/steadyWriter.ts'
import { forgetTemplate, hastenSave, keepTemplate, pinResult } from '#offline/templates/commands.ts'
import { newUuid } from '#domain/newId.ts'
import type { PinnedResult, TemplateDraftRow } from '#offline/templates/templateDraftRow.ts'
import { templateEntity } from '#offline/templates/templateIntentArguments.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { preferencesAtom } from '#ui/state/preferences.ts'
import { store } from '#ui/state/store.ts'
import { type BuilderDocument, createDocument } from '../document/builderDocument.ts'

/** The state of an open template. */
export interface Standing {
  /** As this device has it; null once it was taken away in another tab. */
  readonly row: TemplateDraftRow | null
  readonly keeping: Keeping
  /** Another tab has changed it at the same time; this tab's changes are stored as a copy. */
  readonly overtaken: { readonly copyId: string } | null
  /** Why the server will not save it as it is, as the code of its answer. */
  readonly refusal: string | null
}

export interface OpenTemplate {
  readonly id: string
  readonly document: BuilderDocument
  readonly standing: ReadableStore<Standing>
  /** Stores pending changes now. Never rejects. */
  readonly flush: () => Promise<void>
  /** Continues with another tab's version; the copy of this tab's changes is deleted. */
  readonly takeTheirs: () => Promise<void>
  /** Pins a result of a node on this device, or with null takes its pin away; false where the device refuses. */
  readonly pin: (node: string, pin: PinnedResult | null) => Promise<boolean>
  readonly close: () => void
}

/**
 * Opens a template of this device: every change of it is stored within a second and saved on the server within the
 * person's interval, or once it is left; other tabs' changes are followed. Null for an unreadable one. `copyTitle` is
 * the title of a second one.
 */
export function openTemplate(
  db: IskraDatabase,
  row: TemplateDraftRow,
  copyTitle: (title: string) => string,
): OpenTemplate | null {
  const { id } = row
  const read = readTemplate(row.template).template
  if (read === null) return null
  const document = createDocument(read)
  const standing = createStore<Standing>({ row, keeping: 'kept', overtaken: null, refusal: null })
  let kept: Template = read
  let { edition } = row

  const present = () => document.getSnapshot().history.present
  const tell = (change: Partial<Standing>) => standing.set({ ...standing.getSnapshot(), ...change })

  const writer = createSteadyWriter({
    keeping: () => standing.getSnapshot().keeping,
    tell: (keeping: Keeping) => tell({ keeping }),
    isKept: () => present() === kept,
    isEnded: () => standing.getSnapshot().overtaken !== null,
    store: keep,
    // Saved on the server at once, so that the person can continue on another device.
    onLeave: () => hastenSave(db, id).catch(() => undefined),
  })

  async function keep(): Promise<null> {
    const template = present()
    const { autoSaveInterval: savedWithinMs } = store.get(preferencesAtom)
    const result = await keepTemplate(db, { id, template, follows: edition, savedWithinMs })
    if (result.kind === 'overtaken') {
      await keepCopy(template)
      return null
    }
    ;({ edition } = result)
    kept = template
    return null
  }

  /** First stores a copy, so that nothing is lost by any later decision. */
  async function keepCopy(template: Template): Promise<void> {
    const copyId = newUuid()
    const details = { ...template.details, title: copyTitle(template.details.title), slug: '' }
    await keepTemplate(db, { id: copyId, template: { ...template, details }, follows: 0, isHeldBack: true })
    tell({ keeping: 'kept', overtaken: { copyId } })
  }

  function adopt(next: TemplateDraftRow): void {
    const { template } = readTemplate(next.template)
    if (template === null) return
    edition = next.edition
    kept = template
    document.open(template)
  }

  const stopFollowing = document.subscribe(writer.changed)
  const stopWatching = watchQuery(db, look, {
    next({ row: next, refusal }) {
      // A change made here meanwhile detects the other edition when it is stored.
      if (next !== null && next.edition > edition && present() === kept)
        void writer.after(async () => followOn(next))
      tell({ row: next, refusal })
    },
    error: () => tell({ keeping: 'failed' }),
  })

  async function look({ templateDrafts, outbox }: IskraDatabase) {
    const intents = await outbox.where('entity').equals(templateEntity(id)).toArray()
    const refused = intents.find(({ state }) => state === 'parked')
    return { row: (await templateDrafts.get(id)) ?? null, refusal: refused?.lastError?.code ?? null }
  }

  function followOn(next: TemplateDraftRow): void {
    if (next.edition > edition && present() === kept) adopt(next)
  }

  return {
    id,
    document,
    standing,
    flush: writer.flush,
    async takeTheirs() {
      const { overtaken, row: theirs } = standing.getSnapshot()
      if (overtaken === null) return
      if (theirs !== null) adopt(theirs)
      tell({ overtaken: null })
      await forgetTemplate(db, overtaken.copyId)
    },
    async pin(node, pin) {
      try {
        await pinResult(db, id, { node, pin })
        return true
      } catch {
        return false
      }
    },
    close() {
      writer.close()
      stopFollowing()
      stopWatching()
    },
  }
}
