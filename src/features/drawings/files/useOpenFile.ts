import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'
import { useTellLeftOut } from './useTellLeftOut.ts'

/** Opens a file as a new drawing of its own; resolves to its id, null where it can’t be read or kept, which is said. */
export function useOpenFile(): (file: File) => Promise<string | null> {
  const { t, i18n } = useLingui()
  const tellLeftOut = useTellLeftOut()
  return async (file) => {
    const [{ readDrawingFile }, { keepScene }] = await Promise.all([
      import('./readDrawingFile.ts'),
      import('../kept/drawingActions.ts'),
    ])
    const read = await readDrawingFile(file)
    if (read === null) {
      showToast({
        type: 'error',
        title: t`Tego pliku nie otworzymy`,
        message: t`Otwieramy rysunki .svg zapisane tutaj, .excalidraw, .drawio i tekst Mermaid (.mmd).`,
      })
      return null
    }
    const title = file.name.replace(/\.[^.]+$/u, '').slice(0, 80)
    const id = await keepScene(i18n, read.scene, title, read.pictures)
    if (id !== null) await tellLeftOut(read.leftOut)
    return id
  }
}
