import type { z } from 'zod'
import type { NodeState } from '#domain/template/arrivals.ts'
import { dryRun } from '#domain/template/dryRun.ts'
import { fillForm } from '#domain/template/fillForm.ts'
import type { PreviewAnswer, previewRunSchema } from '#domain/template/templateAnswers.ts'
import { MOST_NODES_PUBLISHED } from '#domain/template/templateLimits.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { pricesNow } from '#server/studio/generators/prices.ts'
import { validateOnServer } from './validateOnServer.ts'
import { rowsOfRun } from './runs/runState.ts'
import { viewRun } from './runs/runView.ts'
import { startRun } from './runs/startRun.ts'
import { resolvePart, statesOf, statesTakenBy } from './runs/takenResults.ts'
import { findOwnFiles, knownFiles } from './sent/findSent.ts'
import { templateOf } from './storedTemplate.ts'

interface WantedPreview {
  readonly template: Template
  /** Null for one that was never saved. */
  readonly id: string | null
  readonly isSimulated: boolean
  readonly body: z.output<typeof previewRunSchema>
}

/**
 * Previews a run of a template: returns the trace of the page’s own dry run. When a real run is asked for, it is
 * started too, on the author’s own credits. For a part, the whole is judged. Throws TEMPLATE_TOO_LARGE and the errors
 * of `resolvePart`; for a real run TEMPLATE_INVALID and the errors of starting one.
 */
export async function previewTemplate(
  context: ServerContext,
  caller: Caller,
  { template, id, isSimulated, body }: WantedPreview,
): Promise<PreviewAnswer> {
  const { user } = caller
  if (template.nodes.length > MOST_NODES_PUBLISHED) throw new Refusal('TEMPLATE_TOO_LARGE')
  const { language, device } = body
  const surroundings = { language, device, isPreview: true }
  const enginePrice = await pricesNow(context.database)
  const filled = fillForm(template.form, body.values, surroundings).values
  const ids = Object.values(filled).filter((value) => typeof value === 'string')
  const sent = knownFiles(await findOwnFiles(context.database, user.id, ids))
  const { values, refCode, credits, part = null } = body
  const traceOf = (run: Template, given: ReadonlyMap<string, NodeState>) =>
    dryRun(run, {
      values: filled,
      context: surroundings,
      enginePrice,
      findFile: (held) => sent.get(held),
      given,
    })
  if (isSimulated) {
    const resolved = await resolvePart(context, user.id, { template, templateId: id, part })
    return { trace: traceOf(resolved.template, statesOf(resolved.taken)), run: null }
  }
  if (refCode === undefined || credits === undefined) throw new Refusal('INVALID_REQUEST')
  const validation = await validateOnServer(context, context.database, { id, template })
  if (!validation.isPublishable) throw new Refusal('TEMPLATE_INVALID', { more: { validation } })
  const wanted = { ...surroundings, template, templateId: id, values, refCode, credits, part }
  const run = await startRun(context, user, wanted)
  const given = statesTakenBy(await rowsOfRun(context.database, run.id))
  return { trace: traceOf(templateOf(run.content), given), run: await viewRun(context, caller, run) }
}
