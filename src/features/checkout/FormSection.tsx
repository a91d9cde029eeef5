import { type ReactNode, useId } from 'react'
import styles from './CheckoutForm.module.css'

/** A part of the checkout's form under its heading. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
