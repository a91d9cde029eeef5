import { Worker } from 'node:worker_threads'
import type { PageRequest, RenderedPage, RenderPage } from '#domain/rendering/pageRendering.ts'
import type { Answer, Question, RendererOrder, RendererPlace, RendererReport } from './protocol.ts'

/** A rendering that was given up holds up all the others when it hasn't ended so long (ms) after that. */
const ENDS_WITHIN_MS = 5_000
/** The page's code and what is under way take a fifth of it. */
const HEAP_MB = 256

/**
 * Starts a thread that renders the page that was built in `dist`, so that no screen holds up what answers. A new one takes
 * its place when it ends or is held up itself; it keeps no process alive. Rejects when that page can't be rendered.
 */
export async function openRenderer(dist: string): Promise<RenderPage> {
  let present = hire({ dist })
  await present.ready
  return (request) => {
    if (!present.isAlive()) present = hire({ dist })
    return present.render(request)
  }
}

interface RendererThread {
  /** Resolves once it renders. */
  readonly ready: Promise<void>
  readonly render: RenderPage
  isAlive(): boolean
}

interface UnderWay {
  readonly request: PageRequest
  readonly resolve: (rendered: RenderedPage) => void
  readonly reject: (error: Error) => void
}

function hire(place: RendererPlace): RendererThread {
  const worker = new Worker(new URL('./rendererThread.ts', import.meta.url), {
    workerData: place,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  worker.unref()
  const ready = Promise.withResolvers<void>()
  // A screen that waits for it is refused with the same cause.
  ready.promise.catch(() => undefined)
  const underWay = new Map<number, UnderWay>()
  let last = 0
  let isAlive = true

  worker.on('message', (report: RendererReport) => {
    if (report.kind === 'ready') return ready.resolve()
    if (report.kind === 'ask') return void answer(report.rendering, report.question, report.asked)
    const one = underWay.get(report.rendering)
    underWay.delete(report.rendering)
    if (report.kind === 'rendered') return one?.resolve(report.rendered)
    const error = new Error(report.message)
    error.stack = report.stack
    one?.reject(error)
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(new Error('the thread that renders screens has ended')))

  async function answer(rendering: number, question: number, asked: Question): Promise<void> {
    const request = underWay.get(rendering)?.request
    if (request === undefined) return
    try {
      tell(await answerTo(request, question, asked))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      tell({ kind: 'refusal', question, message })
    }
  }

  function tell(order: RendererOrder): void {
    worker.postMessage(order)
  }

  function giveUp(rendering: number): void {
    tell({ kind: 'giveUp', rendering })
    setTimeout(() => {
      if (underWay.has(rendering)) end(new Error('a screen held up all the others'))
    }, ENDS_WITHIN_MS).unref()
  }

  function end(cause: Error): void {
    isAlive = false
    ready.reject(cause)
    for (const { reject } of underWay.values()) reject(cause)
    underWay.clear()
    void worker.terminate()
  }

  return {
    ready: ready.promise,
    isAlive: () => isAlive,
    render(request) {
      const rendering = ++last
      const { storefront: _storefront, publicRead: _publicRead, signal, ...page } = request
      const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
      underWay.set(rendering, { request, resolve, reject })
      tell({ kind: 'render', rendering, page })
      signal.addEventListener('abort', () => giveUp(rendering), { once: true })
      return promise
    },
  }
}

async function answerTo(request: PageRequest, question: number, asked: Question): Promise<Answer> {
  if (asked.of === 'storefront') {
    const data = await request.storefront(asked.document, asked.variables)
    return { kind: 'storefront', question, data }
  }
  return { kind: 'publicRead', question, ...(await request.publicRead(asked.path)) }
}
