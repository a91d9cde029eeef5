import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { FormValues } from '#domain/template/fillForm.ts'
import type { FormStep } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TemplateForm } from '#ui/templateForm/TemplateForm.tsx'
import { useTemplateForm } from '#ui/templateForm/useTemplateForm.ts'
import styles from './FormBuilder.module.css'
import { PAGE_FILES } from './pageFiles.ts'

/** The form as visitors get it, to be tried: conditions, checks and steps are the real ones. */
export function FormPreview({ steps }: { readonly steps: readonly FormStep[] }) {
  const { i18n, t } = useLingui()
  const context = useMemo(() => ({ language: i18n.locale, isPreview: true }), [i18n.locale])
  const form = useTemplateForm({ steps, context, draft: null })
  const [checked, setChecked] = useState<FormValues | null>(null)
  return (
    <section className={styles.paper} aria-label={t`Podgląd formularza`}>
      <h3 className={styles.previewTitle}>
        <Trans>Tak zobaczą to ludzie</Trans>
      </h3>
      {form.steps.length === 0 ? (
        <p className={styles.empty}>
          <Trans>Tu pojawi się formularz, gdy będzie miał pola.</Trans>
        </p>
      ) : (
        <TemplateForm
          form={form}
          label={t`Podgląd formularza`}
          files={PAGE_FILES}
          isPreview
          onComplete={() => setChecked(form.values)}
          submit={
            <>
              {checked === form.values ? (
                <Notice tone="success">
                  <Trans>Tak wypełniony formularz jest poprawny.</Trans>
                </Notice>
              ) : null}
              <Button type="submit">
                <Trans>Sprawdź formularz</Trans>
              </Button>
            </>
          }
        />
      )}
    </section>
  )
}
