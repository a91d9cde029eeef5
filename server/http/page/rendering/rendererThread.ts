import { parentPort, workerData } from 'node:worker_threads'
import { collectGarbage } from '#server/platform/process/collectGarbage.ts'
import { lowerOwnPriority } from '#server/platform/process/threadPriority.ts'
import { loadPageRenderer } from './pageRenderer.ts'
import type {
  Answer,
  Question,
  RendererOrder,
  RendererPlace,
  RendererReport,
  RequestedPage,
} from './protocol.ts'

/** The thread that renders screens: one takes some ten milliseconds, in which nobody else is held up. */

/** The thread that has had nothing to render for so long is idle. */
const IDLE_MS = 10_000

lowerOwnPriority()
const { dist }: RendererPlace = workerData
const renderPage = await loadPageRenderer(dist)

const underWay = new Map<number, AbortController>()
/** By number, the questions of renderings that are under way. */
const asked = new Map<number, { readonly rendering: number; readonly resolve: (answer: Answer) => void }>()
let lastQuestion = 0
let idle: NodeJS.Timeout | undefined

parentPort?.on('message', (order: RendererOrder) => {
  if (order.kind === 'render') void render(order.rendering, order.page)
  else if (order.kind === 'giveUp') underWay.get(order.rendering)?.abort()
  else asked.get(order.question)?.resolve(order)
})
say({ kind: 'ready' })

async function render(rendering: number, page: RequestedPage): Promise<void> {
  const givenUp = new AbortController()
  underWay.set(rendering, givenUp)
  try {
    const rendered = await renderPage({
      ...page,
      signal: givenUp.signal,
      async storefront(document, variables) {
        const answer = await ask(rendering, { of: 'storefront', document, variables })
        if (answer.kind !== 'storefront') throw refused(answer)
        return answer.data
      },
      async publicRead(path) {
        const answer = await ask(rendering, { of: 'publicRead', path })
        if (answer.kind !== 'publicRead') throw refused(answer)
        return answer
      },
    })
    say({ kind: 'rendered', rendering, rendered })
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    say({ kind: 'failed', rendering, message, stack })
  } finally {
    underWay.delete(rendering)
    forgetQuestionsOf(rendering)
    cleanUpWhenIdle()
  }
}

/** A rendering leaves a lot of garbage, and after the last one nobody is held up. */
function cleanUpWhenIdle(): void {
  clearTimeout(idle)
  if (underWay.size === 0) idle = setTimeout(collectGarbage, IDLE_MS)
}

/** Never resolves once the rendering has ended: nobody waits for the answer, which would hold the screen in memory. */
async function ask(rendering: number, question: Question): Promise<Answer> {
  const number = ++lastQuestion
  const { promise, resolve } = Promise.withResolvers<Answer>()
  if (underWay.has(rendering)) {
    asked.set(number, { rendering, resolve })
    say({ kind: 'ask', rendering, question: number, asked: question })
  }
  const answer = await promise
  asked.delete(number)
  return answer
}

function forgetQuestionsOf(rendering: number): void {
  for (const [number, question] of asked) if (question.rendering === rendering) asked.delete(number)
}

function refused(answer: Answer): Error {
  return new Error(answer.kind === 'refusal' ? answer.message : 'something else was answered')
}

function say(report: RendererReport): void {
  parentPort?.postMessage(report)
}
