import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { ApiError } from '#api/product/apiError.ts'
import { failureText } from '#ui/form/failureTexts.ts'
import type { AccountData } from './useAccountPart.ts'

export interface PartViewProps<Value> {
  readonly data: AccountData<Value>
  /** The skeleton of the content. */
  readonly skeleton: ReactNode
  /** `isOffline` while the API can't be reached. */
  readonly children: (value: Value, isOffline: boolean) => ReactNode
}

/** A part of the account in each of its states: its shape, itself with its age, or why it isn't there. */
export function PartView<Value>({ data, skeleton, children }: PartViewProps<Value>) {
  const { i18n, t } = useLingui()
  if (data.status === 'loading') return <div aria-busy="true">{skeleton}</div>
  if (data.status === 'failed') {
    return (
      <div role="alert">
        <Notice
          tone="warning"
          title={t`Nie udało się tego wczytać`}
          action={
            <Button size="small" onPress={data.retry}>
              <Trans>Spróbuj ponownie</Trans>
            </Button>
          }
        >
          {i18n._(readingText(data.error))}
        </Notice>
      </div>
    )
  }
  return (
    <>
      <Staleness since={data.keptSince} isOffline={data.isOffline} />
      {children(data.value, data.isOffline)}
    </>
  )
}

/** The next step when a part of the account could not be read and this device has no copy. */
function readingText(error: Error): MessageDescriptor {
  if (error instanceof ApiError) {
    if (error.status === null) return msg`Na tym urządzeniu nie ma jeszcze kopii. Gdy wróci sieć, wczytamy to sami.`
    if (error.status < 500) return failureText(error.code).text
  }
  return msg`Za chwilę sami spróbujemy jeszcze raz.`
}
