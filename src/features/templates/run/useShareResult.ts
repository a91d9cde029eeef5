import { useLingui } from '@lingui/react/macro'
import { takesShared } from '#domain/browser/page/sharing.ts'
import { fileOf } from '#domain/template/resultFile.ts'
import type { RunPart } from '#domain/template/templateRun.ts'
import { useServices } from '#services/services.tsx'
import { useShare } from '#ui/sharing/useShare.ts'

/** Shares a result: its text or its file where the device’s sheet takes files, or else the link of the template. */
export function useShareResult(slug: string) {
  const { t } = useLingui()
  const { origin } = useServices()
  const share = useShare()
  const link = `${origin}/szablony/${slug}`

  return (part: RunPart, title: string, fileName: string): Promise<void> =>
    share({
      title,
      link,
      copied: t`Link do szablonu skopiowany`,
      data: async () => {
        if (part.kind === 'text') return { title, text: part.text }
        const file = await fetched(fileOf(part)?.url, fileName)
        const data = file === null ? { title, url: link } : { title, files: [file] }
        return takesShared(data) === false ? { title, url: link } : data
      },
    })
}

async function fetched(address: string | undefined, name: string): Promise<File | null> {
  if (address === undefined) return null
  const response = await fetch(address)
  if (!response.ok) return null
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
