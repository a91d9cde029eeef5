import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent } from 'react'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { makeTemplate } from '../drafts/templateActions.ts'
import { FILE_REFUSAL_WORDS } from '../words/fileRefusalWords.ts'
import { BUILDER_MESSAGES } from '../words/builderMessages.ts'
import { readFile } from './templateFiles.ts'

/**
 * Makes a template of a file and calls `onImported` with its id. Says why where the file can’t be read. Never rejects.
 */
export function useImport(onImported: (id: string) => void): (file: Blob) => Promise<void> {
  const { i18n } = useLingui()
  return async (file) => {
    const read = await readFile(file)
    if (read.refusal !== null) {
      const at = read.at === undefined || read.at === '' ? '' : ` (${read.at})`
      showToast({
        type: 'error',
        title: i18n._(BUILDER_MESSAGES.template_import_failed),
        message: `${i18n._(FILE_REFUSAL_WORDS[read.refusal])}${at}`,
      })
      return
    }
    try {
      onImported(await makeTemplate(read.template))
      announce(i18n._(BUILDER_MESSAGES.template_imported))
    } catch {
      tellNotKept(i18n, i18n._(BUILDER_MESSAGES.template_import_failed))
    }
  }
}

/** Takes in the files that the operating system opens the installed app with. */
export function useLaunchedFiles(onFile: (file: Blob) => Promise<void>): void {
  const take = useEffectEvent(async (files: readonly LaunchedFile[]) => {
    for (const file of files) await onFile(await file.getFile())
  })
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => void take(files ?? []))
  }, [])
}

interface LaunchedFile {
  readonly getFile: () => Promise<File>
}

declare global {
  interface Window {
    /** Of installed apps, where the browser hands files to them. */
    readonly launchQueue?: {
      setConsumer(consumer: (params: { readonly files?: readonly LaunchedFile[] }) => void): void
    }
  }
}
