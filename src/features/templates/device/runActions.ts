import { readTemplateRun } from '#api/product/templateRunCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import type { FormValues } from '#domain/template/fillForm.ts'
import type { Quote } from '#domain/template/templateRun.ts'
import { database } from '#offline/openDatabase.ts'
import { cancelJob, confirmJob } from '#offline/jobs/jobCommands.ts'
import { readFormDraft, writeFormDraft } from '#offline/templateRuns/formDrafts.ts'
import { askForRun, followRun, type WantedRun } from '#offline/templateRuns/runCommands.ts'
import { runJob } from '#offline/templateRuns/runJob.ts'

// The commands of runs on this page's database. Loaded with the first press, never with a screen.

export const ask = async (wanted: WantedRun) => askForRun(await database(), wanted)
export const confirm = async (refCode: string, price: Quote) =>
  confirmJob(await database(), runJob, refCode, price)
export const cancel = async (refCode: string) => cancelJob(await database(), runJob, refCode)

/** Asks for a run anew: the addresses of its files have run out. */
export async function renew(api: ProductApi, id: string): Promise<void> {
  await followRun(await database(), await readTemplateRun(api, id))
}

/** The owners that this page's drafts were read for: none is written into another owner's. */
const owners = new Map<string, string>()

export async function readDraft(slug: string): Promise<FormValues | null> {
  const { owner, values } = await readFormDraft(await database(), slug)
  owners.set(slug, owner)
  return values
}

/** Null forgets it. One that was never read isn't written: it would put less in its place. */
export async function writeDraft(slug: string, values: FormValues | null): Promise<void> {
  const owner = owners.get(slug)
  if (owner !== undefined) await writeFormDraft(await database(), slug, { owner, values })
}
