import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeGeneration, revokeShare, shareGeneration } from '#api/product/generationCalls.ts'
import { WORKS_KEY } from '#api/publicReads/worksKey.ts'
import { useServices } from '#services/services.tsx'
import type { Generation } from '#domain/generation/generation.ts'
import { announce } from '#ui/announce.ts'
import { showChanged } from './showChanged.ts'
import { useFailureToast } from './useFailureToast.ts'

export interface Sharing {
  readonly isPending: boolean
  /** Makes a share link, or returns the existing one; null after an announced failure. */
  readonly share: () => Promise<string | null>
  readonly revoke: () => Promise<void>
  readonly setPublic: (isPublic: boolean) => Promise<void>
}

/** Who else may see a generation. The server decides: nothing changes on the screen before its answer. */
export function useSharing({ id }: Pick<Generation, 'id'>): Sharing {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const tellFailure = useFailureToast()
  const [isPending, setPending] = useState(false)

  async function during<Value>(failure: string, work: () => Promise<Value>): Promise<Value | null> {
    setPending(true)
    try {
      return await work()
    } catch (error) {
      tellFailure(failure, error)
      return null
    } finally {
      setPending(false)
    }
  }

  return {
    isPending,
    share: () =>
      during(t`Nie udało się utworzyć linku`, async () => {
        const { token } = await shareGeneration(await productApi(), id)
        await showChanged(queryClient, id, { shareToken: token })
        return shareAddress(token)
      }),
    revoke: async () => {
      await during(t`Nie udało się wyłączyć linku`, async () => {
        await revokeShare(await productApi(), id)
        await showChanged(queryClient, id, { shareToken: null })
        announce(t`Link już nie działa.`)
      })
    },
    setPublic: async (isPublic) => {
      await during(t`Nie udało się tego zmienić`, async () => {
        const generation = await changeGeneration(await productApi(), id, { isPublic })
        await showChanged(queryClient, id, { isPublic: generation.isPublic })
        // The public list has changed.
        await queryClient.invalidateQueries({ queryKey: [WORKS_KEY] })
        void followHere(generation)
      })
    },
  }
}

/** Where a share link leads, on this origin: the server may know itself under another one. */
export function shareAddress(token: string): string {
  return `${location.origin}/generations/shared?link=${encodeURIComponent(token)}`
}

/** This device's row follows the server's answer. Where it can't be stored, the next read brings it. */
async function followHere(generation: Generation): Promise<void> {
  try {
    const { follow } = await import('../device/generationActions.ts')
    await follow(generation)
  } catch {
    // The server has it, and that counts.
  }
}
