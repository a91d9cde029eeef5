import type { RouterContext } from '../routerContext.ts'
import type { pageHead } from './pageHead.ts'

type HeadCode = typeof import('./headCode.ts')
type PageHead = ReturnType<typeof pageHead>

/** The code that makes and writes heads. It is no part of a first screen, whose head is in its document. */
export const headCode = (): Promise<HeadCode> => import('./headCode.ts')

/** Makes a screen's head. Returns nothing where the served document already has it. */
export async function lazyHead(
  { isHeadSaid }: RouterContext,
  make: (code: HeadCode) => PageHead,
): Promise<Partial<PageHead>> {
  return isHeadSaid?.() === true ? {} : make(await headCode())
}
