import { Plural, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { DETAILS_FIELDS } from '#domain/checkout/checkoutDetails.ts'
import { Notice } from '#ui/Notice.tsx'
import { FIELD_LABELS, problemText } from './detailsTexts.ts'
import styles from './CheckoutForm.module.css'
import type { DetailsForm } from './useCheckoutForm.ts'

/** The problems to solve before paying, each with a link to its field. Takes the focus after a press of pay. */
export function ProblemSummary({ form, ref }: { form: DetailsForm; ref: Ref<HTMLDivElement> }) {
  const { i18n } = useLingui()
  const problems = DETAILS_FIELDS.flatMap((field) => {
    const code = form.problems.get(field)
    return code === undefined ? [] : [{ field, code, id: form.field(field).id }]
  })
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      <Notice tone="danger">
        <strong>
          <Plural
            value={problems.length}
            one="Popraw # pole"
            few="Popraw # pola"
            many="Popraw # pól"
            other="Popraw # pola"
          />
        </strong>
        <ul className={styles.problems}>
          {problems.map(({ field, code, id }) => (
            <li key={field}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {i18n._(FIELD_LABELS[field])}
              </a>
              : {i18n._(problemText(field, code))}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
