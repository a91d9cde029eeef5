import { isPublicRead } from '#domain/access/publicReads.ts'
import { Unreadable } from '#domain/readers.ts'
import { ApiError } from '../product/apiError.ts'
import type { AnswerRead, PublicReads } from './publicReads.ts'

/** Reads by whatever answers here. */
export function createPublicReads(answer: AnswerRead): PublicReads {
  return {
    async read(path, reader, { signal } = {}) {
      if (!isPublicRead(path)) throw new Error(`${path} is not shown to everybody`)
      const { said, keptSince } = await answer(path, signal)
      try {
        return { value: reader(said), keptSince }
      } catch (cause) {
        if (!(cause instanceof Unreadable)) throw cause
        throw new ApiError(
          `The answer of ${path} can’t be read`,
          { code: 'INVALID_ANSWER', status: null },
          { cause },
        )
      }
    },
  }
}
