import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SharedDrawing } from '#domain/scene/shared/sharedDrawing.ts'
import { showToast } from '#ui/state/toasts.ts'

/** Makes a drawing of the visitor’s own of a shared one, on their device. `files` are its pictures, null until they came. */
export function useOwnCopy(
  { title, scene }: SharedDrawing,
  files: ReadonlyMap<string, Blob> | null,
): {
  readonly isMaking: boolean
  /** Resolves to the copy’s id; null where it can’t be kept, which is said. */
  readonly make: () => Promise<string | null>
} {
  const { t, i18n } = useLingui()
  const [isMaking, setMaking] = useState(false)
  async function make(): Promise<string | null> {
    setMaking(true)
    try {
      const { keepScene } = await import('../kept/drawingActions.ts')
      const id = await keepScene(i18n, scene, title === '' ? null : title, files ?? new Map())
      if (id !== null && files === null)
        showToast({
          type: 'info',
          title: t`Skopiowano rysunek bez obrazów`,
          message: t`Nie zdążyły się wczytać.`,
        })
      return id
    } catch {
      // Its code could not be fetched.
      showToast({
        type: 'error',
        title: t`Nie udało się skopiować rysunku`,
        message: t`Spróbuj ponownie, gdy wróci sieć.`,
      })
      return null
    } finally {
      setMaking(false)
    }
  }
  return { isMaking, make }
}
