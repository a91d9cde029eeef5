import { KeepAwake } from '#features/generation/device/KeepAwake.tsx'
import { PushChoice } from '#features/push/PushChoice.tsx'

/** What a person can set while something is being made; `isLong` where that takes minutes. */
export function WhileMaking({ isLong = false }: { readonly isLong?: boolean }) {
  return (
    <>
      <PushChoice />
      {isLong ? <KeepAwake /> : null}
    </>
  )
}
