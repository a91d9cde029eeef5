import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { isTight } from './storageUse.ts'
import { useStorageUse } from './useStorageUse.ts'

const FreeableList = lazyPart(async () => ({
  default: (await import('./FreeableList.tsx')).FreeableList,
}))

/**
 * Warns when 80 % of this origin's share of the disk is used, and shows the parts that can be deleted without a loss.
 */
export function QuotaNotice() {
  const { t } = useLingui()
  const format = useFormat()
  const { use, isFull, measureAgain } = useStorageUse()
  const [isClosed, setIsClosed] = useState(false)
  const [isListed, setIsListed] = useState(false)
  if (isClosed || (!isFull && !isTight(use))) return null
  const share =
    use === null ? null : format.number(use.usage / use.quota, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <FloatingNotice
      title={isFull ? t`Na urządzeniu brakuje miejsca` : t`Kończy się miejsce dla Iskry`}
      closeLabel={t`Zamknij ostrzeżenie`}
      onClose={() => setIsClosed(true)}
      actions={
        isListed ? undefined : (
          <Button variant="primary" size="small" onPress={() => setIsListed(true)}>
            <Trans>Zwolnij miejsce</Trans>
          </Button>
        )
      }
    >
      {share === null ? null : (
        <p>
          <Trans>Zajęte jest {share} miejsca, które daje przeglądarka.</Trans>
        </p>
      )}
      {isFull ? (
        <p>
          <Trans>
            Nie zapiszemy nowych stron i zdjęć do użytku bez sieci. Zmiany w koszyku sprawdź w „Do wysłania”.
          </Trans>
        </p>
      ) : null}
      {isListed ? (
        <Suspense fallback={null}>
          <FreeableList onFreed={measureAgain} />
        </Suspense>
      ) : null}
    </FloatingNotice>
  )
}
