import { Trans } from '@lingui/react/macro'
import { findFieldFile, sendFieldFile } from '#api/product/templateFileCalls.ts'
import { newId } from '#domain/newId.ts'
import { goOnWhenCut } from '#services/goOnWhenCut.ts'
import { onReturn } from '#ui/onReturn.ts'
import { takeForField } from '#services/takeForField.ts'
import { useServices } from '#services/services.tsx'
import type { Visitor } from '#domain/jobs/startState.ts'
import type { FileSource } from '#ui/templateForm/fileSource.ts'
import { useMemo } from 'react'

interface Surroundings {
  readonly isOffline: boolean
  readonly visitor: Visitor
}

/** Files of a form go to the account of whoever fills it, where the run finds them. */
export function useFormFiles({ isOffline, visitor }: Surroundings): FileSource {
  const { productApi } = useServices()
  return useMemo(
    () => ({
      obstacle: obstacleOf(isOffline, visitor),
      async send(file, type, { signal, onProgress, onCut }) {
        const api = await productApi()
        const options = { signal, idempotencyKey: newId() }
        const taken = await takeForField(file, type)
        const send = () => sendFieldFile(api, { file: taken, type, onProgress }, options)
        return goOnWhenCut(send, { signal, onCut, onReturn })
      },
      async find(id, type, signal) {
        return findFieldFile(await productApi(), type, id, { signal })
      },
    }),
    [isOffline, visitor, productApi],
  )
}

function obstacleOf(isOffline: boolean, visitor: Visitor) {
  if (isOffline) return <Trans>Do dodania pliku potrzebna jest sieć.</Trans>
  if (visitor === 'guest') return <Trans>Zaloguj się, żeby dodać plik. To, co masz wpisane, zostanie.</Trans>
  if (visitor === 'unverified') return <Trans>Potwierdź adres e-mail, żeby dodać plik.</Trans>
  return null
}
