import { useLingui } from '@lingui/react/macro'
import type { RunPart } from '#domain/template/templateRun.ts'
import { useServices } from '#services/services.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { fileOf } from '#domain/template/resultFile.ts'

/**
 * Hands a result to the system’s share sheet, the file itself where it takes files; where there is no sheet, the link
 * of the template is copied.
 */
export function useShareResult(slug: string) {
  const { t } = useLingui()
  const { origin } = useServices()
  const link = `${origin}/szablony/${slug}`

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ type: 'success', title: t`Link do szablonu skopiowany` })
    } catch {
      showToast({ type: 'info', title: t`Skopiuj link`, message: link, duration: 0 })
    }
  }

  return async (part: RunPart, title: string, fileName: string): Promise<void> => {
    if (typeof navigator.share !== 'function') return copy()
    try {
      if (part.kind === 'text') return await navigator.share({ title, text: part.text })
      const file = await fetched(fileOf(part)?.url, fileName)
      const data = file === null ? { title, url: link } : { title, files: [file] }
      const isTaken = typeof navigator.canShare !== 'function' || navigator.canShare(data)
      await navigator.share(isTaken ? data : { title, url: link })
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof Error && error.name === 'AbortError') return undefined
      await copy()
    }
    return undefined
  }
}

async function fetched(address: string | undefined, name: string): Promise<File | null> {
  if (address === undefined) return null
  const response = await fetch(address)
  if (!response.ok) return null
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
