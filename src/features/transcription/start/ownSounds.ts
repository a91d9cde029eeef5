import { queryOptions } from '@tanstack/react-query'
import { listGenerations } from '#api/product/generationCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { GeneratedFile, Generation } from '#domain/generation/generation.ts'
import { playable } from '#domain/generation/resultFiles.ts'

/** What can be heard of a person's works. */
const HEARD = ['video', 'speech', 'music'] as const

/** A work that can be written down: a film or a sound. */
export interface OwnSound extends Pick<Generation, 'id' | 'type' | 'prompt' | 'createdAt'> {
  readonly file: GeneratedFile
}

/** The newest films and sounds of the signed-in user, newest first. */
export function ownSoundsQuery(productApi: () => Promise<ProductApi>) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'own-sounds'],
    queryFn: async ({ signal }) => {
      const api = await productApi()
      const pages = await Promise.all(
        HEARD.map((type) => listGenerations(api, { type, status: 'completed' }, { signal })),
      )
      return pages
        .flatMap(({ items }) => items.flatMap(heardIn))
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    },
    // The addresses of the files run out.
    staleTime: 0,
    gcTime: 0,
  })
}

function heardIn({ id, type, prompt, createdAt, result }: Generation): readonly OwnSound[] {
  const files = result === null ? [] : [...playable(result, 'video'), ...playable(result, 'audio')]
  const [file] = files
  return file === undefined ? [] : [{ id, type, prompt, createdAt, file }]
}

/** Characters that a name of a file has room for. */
const NAME_MOST = 60

/** The file of a work, called by its words. Rejects where it can't be fetched. */
export async function fetchOwnSound({ prompt, file }: OwnSound): Promise<File> {
  const answer = await fetch(file.url)
  if (!answer.ok) throw new Error(`the file answers ${answer.status}`)
  const words = prompt.replaceAll(/[\s/\\:*?"<>|.]+/gu, ' ').trim()
  const name = `${words.slice(0, NAME_MOST).toWellFormed().trim()}.${file.format}`
  return new File([await answer.blob()], name, { type: file.mediaType })
}
