import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

/**
 * A component whose code loads when it is first rendered. Where it can't be fetched (no network and not cached yet) it
 * is retried, with growing pauses and when the network is back: the place stays empty meanwhile, and the page around it
 * stays whole.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => untilLoaded(load))
}

/** Loads code, and tries again with growing pauses (ms) and when the network is back until it is there. */
export async function untilLoaded<Module>(
  load: () => Promise<Module>,
  pause: number = FIRST_PAUSE,
): Promise<Module> {
  try {
    return await load()
  } catch {
    await networkOr(pause)
    return untilLoaded(load, Math.min(pause * 2, LONGEST_PAUSE))
  }
}

function networkOr(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause)
    const proceed = (): void => {
      clearTimeout(timer)
      resolve()
    }
    globalThis.addEventListener('online', proceed, { once: true })
  })
}
