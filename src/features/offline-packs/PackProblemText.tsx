import { Trans } from '@lingui/react/macro'
import { isReading } from '#domain/packs/isReading.ts'
import type { PackRecord } from '#domain/packs/packRecord.ts'

/** Why saving stopped and which part is there anyway, in words. */
export function PackProblemText({
  record: { subject, problem, done, total },
}: {
  readonly record: PackRecord
}) {
  if (problem === 'network') {
    return (
      <Trans>
        Sieć zniknęła w połowie: mamy {done} z {total}. Dokończymy, gdy wróci.
      </Trans>
    )
  }
  if (problem === 'full') {
    return (
      <Trans>
        Brak miejsca na urządzeniu: mamy {done} z {total}. Zwolnij trochę pamięci i dokończ.
      </Trans>
    )
  }
  if (problem === 'refused' && isReading(subject)) {
    return (
      <Trans>
        Serwer odpowiada błędem: mamy {done} z {total}. Spróbuj dokończyć później.
      </Trans>
    )
  }
  if (problem === 'refused') {
    return (
      <Trans>
        Sklep odpowiada błędem: mamy {done} z {total}. Spróbuj dokończyć później.
      </Trans>
    )
  }
  return (
    <Trans>
      Zapisywanie przerwane: mamy {done} z {total}.
    </Trans>
  )
}
