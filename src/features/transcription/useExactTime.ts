import { useCallback } from 'react'
import { exactTime } from '#domain/transcript/clockTime.ts'
import { useFormat } from '#i18n/format.ts'

/** Writes a time to a tenth of a second in the language of the screen: „1:02,5”, “1:02.5”. */
export function useExactTime(): (ms: number) => string {
  const format = useFormat()
  return useCallback(
    (ms) => exactTime(ms, format.number(0.5, { minimumFractionDigits: 1 }).charAt(1)),
    [format],
  )
}
