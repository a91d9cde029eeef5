import { Trans } from '@lingui/react/macro'
import { findFieldFile, sendFieldFile } from '#api/product/templateFileCalls.ts'
import { begunFile, keptWhile } from '#offline/session/begunFile.ts'
import { goOnWhenCut } from '#services/goOnWhenCut.ts'
import { onReturn } from '#ui/onReturn.ts'
import { takeForField } from '#services/takeForField.ts'
import { useServices } from '#services/services.tsx'
import type { Visitor } from '#domain/jobs/startState.ts'
import { useSession } from '#services/useSession.ts'
import type { FileSource } from '#ui/templateForm/fileSource.ts'
import { useMemo } from 'react'

interface Surroundings {
  /** Of the form's template. */
  readonly slug: string
  readonly isOffline: boolean
  readonly visitor: Visitor
}

/**
 * A form's files are uploaded to its user's account, where the run finds them; until then this device stores them, so
 * that a reload loses none.
 */
export function useFormFiles({ slug, isOffline, visitor }: Surroundings): FileSource {
  const { productApi } = useServices()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  return useMemo(() => {
    const keptOf = (fieldName: string, owner: string) => begunFile(`form/${slug}/${fieldName}`, owner)
    return {
      obstacle: obstacleOf(isOffline, visitor),
      async send({ key, file }, { name, type }, { signal, onProgress, onCut }) {
        const api = await productApi()
        const options = { signal, idempotencyKey: key }
        const taken = await takeForField(file, type)
        signal.throwIfAborted()
        const sendOnce = () => sendFieldFile(api, { file: taken, type, onProgress }, options)
        const send = () => goOnWhenCut(sendOnce, { signal, onCut, onReturn })
        return userId === null
          ? send()
          : keptWhile(keptOf(name, userId), { key, file: taken }, { signal, send })
      },
      begun: async (fieldName) => (userId === null ? null : keptOf(fieldName, userId).read()),
      forget(fieldName) {
        if (userId !== null) void keptOf(fieldName, userId).write(null)
      },
      async find(id, type, signal) {
        return findFieldFile(await productApi(), type, id, { signal })
      },
    }
  }, [slug, isOffline, visitor, userId, productApi])
}

function obstacleOf(isOffline: boolean, visitor: Visitor) {
  if (isOffline) return <Trans>Do dodania pliku potrzebna jest sieć.</Trans>
  if (visitor === 'guest') return <Trans>Zaloguj się, żeby dodać plik. To, co masz wpisane, zostanie.</Trans>
  if (visitor === 'unverified') return <Trans>Potwierdź adres e-mail, żeby dodać plik.</Trans>
  return null
}
