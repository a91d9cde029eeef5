import { Skeleton } from '#ui/Skeleton.tsx'
import { FieldSkeletons } from '../frame/CardSkeletons.tsx'
import styles from './AccountForm.module.css'

/** A form of the account on its way: its fields and its button. */
export function FormSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.form}>
      <FieldSkeletons count={count} />
      <Skeleton shape="box" width="8rem" height="var(--control)" />
    </div>
  )
}
