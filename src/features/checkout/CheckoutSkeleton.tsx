import { FieldPair } from '#ui/form/FieldPair.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './CheckoutForm.module.css'

/** The shape of the checkout while it is being fetched. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.layout}>
      <div>
        <Skeleton height="12rem" />
      </div>
      <div className={styles.form}>
        {[2, 6, 1].map((fields) => (
          <div key={fields} className={styles.section}>
            <Skeleton width="8rem" height="1.5rem" />
            <FieldPair>
              {Array.from({ length: fields }, (_, field) => (
                <Skeleton key={field} height="4.25rem" />
              ))}
            </FieldPair>
          </div>
        ))}
      </div>
    </div>
  )
}
