import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { isEnded } from '#domain/generation/generation.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import { EMPTY_TEMPLATE, FIXED_PRICING, newField } from '#domain/template/newTemplate.ts'
import type { PartOfRun } from '#domain/template/takenResult.ts'
import type { TemplateRun } from '#domain/template/templateRun.ts'
import type { Template, TemplateEdge } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { EngineFailure, type EngineJob, type GenerationEngine } from '#server/studio/generators/engine.ts'
import { makeJob } from '#server/studio/generators/makeJob.ts'
import { takeJob } from '#server/studio/generators/queue.ts'
import { advanceRun } from '#server/studio/templates/runs/advanceRun.ts'
import { findRun } from '#server/studio/templates/runs/findRun.ts'
import { viewRun } from '#server/studio/templates/runs/runView.ts'
import { startRun } from '#server/studio/templates/runs/startRun.ts'
import { workOnNextNode } from '#server/studio/templates/runs/workOnNode.ts'
import { type RunRow, templateRunNodes, templateRuns } from '#server/studio/templates/tables.ts'
import { makeMaker } from '../generation/generatorFixture.ts'
import { testEngine } from '../generation/testEngine.ts'

/** The engine of the run's jobs: a picture of one colour, as large as its seed says, or a failure. */
export function pictureEngine(fails: (job: EngineJob) => boolean = () => false): GenerationEngine {
  return {
    ...testEngine({ id: 'iskra-obraz' }),
    async make(job, { folder }) {
      if (fails(job)) throw new EngineFailure('broken', 'as the test wants')
      const path = join(folder, 'made.png')
      const side = 8 + (job.seed % 5) * 8
      await sharp({ create: { width: side, height: side, channels: 3, background: '#aa3311' } })
        .png({ compressionLevel: 0 })
        .toFile(path)
      const shape = { width: side, height: side, durationMs: null, frameRate: null }
      return {
        files: [{ role: 'original', format: 'png', path, ...shape }],
        colour: '#aa3311',
        seed: job.seed,
        text: null,
      }
    },
  }
}

/** Text that only the test draws. */
export const DRAWN = '[[quick]]'

export const edge = (
  source: string,
  target: string,
  sourcePort: TemplateEdge['sourcePort'] = 'out',
): TemplateEdge => ({ id: `${source}-${target}`, source, sourcePort, target })

/** A template of these parts, with a form of one name and one price. */
export function templateOf(parts: Partial<Template>): Template {
  return {
    ...EMPTY_TEMPLATE,
    details: {
      ...EMPTY_TEMPLATE.details,
      title: 'Próba',
      slug: 'proba',
      description: 'Szablon na próbę',
      credits: 6,
    },
    pricing: FIXED_PRICING,
    form: [
      {
        id: 'krok',
        title: 'Krok',
        description: '',
        fields: [newField('text', 'imie', { label: 'Imię' }), newField('number', 'wiek', { label: 'Wiek' })],
      },
    ],
    ...parts,
  }
}

/** A user who runs templates, and the workers, which do one step at a time when told to. */
export class RunWorld {
  readonly context: ServerContext
  readonly user: UserRow
  engine: GenerationEngine

  private constructor(context: ServerContext, user: UserRow) {
    this.context = context
    this.user = user
    this.engine = pictureEngine()
  }

  static async open(context: ServerContext, credits = 100): Promise<RunWorld> {
    const { user } = await makeMaker(context, credits)
    return new RunWorld(context, user)
  }

  start(
    template: Template,
    values: FormValues = { imie: 'Ola' },
    changes: {
      credits?: number
      refCode?: string
      isPreview?: boolean
      part?: PartOfRun
      templateId?: string
    } = {},
  ) {
    return startRun(this.context, this.user, {
      template,
      templateId: changes.templateId ?? 'szablon',
      values,
      language: 'pl',
      device: 'desktop',
      isPreview: changes.isPreview ?? false,
      refCode: changes.refCode ?? randomUUID(),
      credits: changes.credits ?? 1_000,
      part: changes.part ?? null,
    })
  }

  /** Advances everything under way as far as it can go, due or not. */
  async advance(): Promise<void> {
    const { id, status } = templateRuns
    const underWay = await this.context.database
      .select({ id })
      .from(templateRuns)
      .where(inArray(status, ['pending', 'processing']))
    for (const run of underWay) await advanceRun(this.context, run.id)
  }

  /** Makes the next job; false when there is none. */
  async makeOne(signal = new AbortController().signal): Promise<boolean> {
    const job = await takeJob(this.context, [this.engine])
    if (job !== null) await makeJob(this.context, this.engine, job, signal)
    return job !== null
  }

  /** Everything until the run has ended. */
  async finish({ id }: Pick<RunRow, 'id'>): Promise<RunRow> {
    for (let turn = 0; turn < 200; turn += 1) {
      await this.advance()
      const now = await findRun(this.context, this.user.id, id)
      if (isEnded(now.status)) return now
      await this.makeOne()
      await workOnNextNode(this.context)
    }
    throw new Error('the run does not end')
  }

  async run(template: Template, values?: FormValues): Promise<TemplateRun> {
    return this.view(await this.finish(await this.start(template, values)))
  }

  async view({ id }: Pick<RunRow, 'id'>): Promise<TemplateRun> {
    const reader = { session: { id: 'session' }, user: this.user }
    return viewRun(this.context, reader, await findRun(this.context, this.user.id, id))
  }

  nodes({ id }: Pick<RunRow, 'id'>) {
    return this.context.database.select().from(templateRunNodes).where(eq(templateRunNodes.runId, id))
  }
}
