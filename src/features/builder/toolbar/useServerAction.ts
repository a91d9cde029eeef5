import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { conflictOf, validationOf } from '#api/product/templateCalls.ts'
import { database } from '#offline/openDatabase.ts'
import { takeRecord } from '#offline/templates/commands.ts'
import { useServices } from '#services/services.tsx'
import { failureText } from '#ui/form/failureTexts.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TEMPLATE_FAILURES } from '#ui/templateForm/templateFailures.ts'
import { useRefusedTemplate } from '../document/problems.tsx'
import type { OpenTemplate } from '../drafts/openTemplate.ts'
import { SERVER_TEMPLATES_KEY } from '../drafts/liveTemplates.ts'
import { openPanel } from '../panels/openPanel.ts'

/**
 * Runs an action on the server after storing the open template. A failure is shown with its next step; a conflict shows
 * in the template itself.
 */
export function useServerAction(open: OpenTemplate) {
  const { t, i18n } = useLingui()
  const services = useServices()
  const queries = useQueryClient()
  const refuse = useRefusedTemplate()
  const [isPending, setPending] = useState(false)

  async function run<Result>(
    title: string,
    work: (api: ProductApi) => Promise<Result>,
  ): Promise<{ readonly result: Result } | null> {
    setPending(true)
    const template = open.document.getSnapshot().history.present
    try {
      await open.flush()
      const result = await work(await services.productApi())
      void queries.invalidateQueries({ queryKey: SERVER_TEMPLATES_KEY })
      return { result }
    } catch (error) {
      const record = conflictOf(error)
      const validation = validationOf(error)
      if (record !== null) await takeRecord(await database(), record)
      else if (validation !== null) {
        refuse({ template, problems: validation.problems })
        openPanel('problems')
        showToast({ type: 'error', title, message: t`Serwer znalazł błędy. Zobacz listę obok.` })
      } else {
        const { text } = failureText(error instanceof ApiError ? error.code : null, TEMPLATE_FAILURES)
        showToast({ type: 'error', title, message: i18n._(text) })
      }
      return null
    } finally {
      setPending(false)
    }
  }

  return { run, isPending }
}
