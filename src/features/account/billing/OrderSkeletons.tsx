import { Skeleton } from '#ui/Skeleton.tsx'
import rows from '#ui/Rows.module.css'

/** Orders on their way. */
export function OrderSkeletons({ count }: { readonly count: number }) {
  return (
    <div className={rows.rows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={rows.row}>
          <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
          <div className={rows.words}>
            <div className={rows.between}>
              <Skeleton width="9rem" />
              <Skeleton width="4.5rem" />
            </div>
            <Skeleton width="70%" />
            <Skeleton width="6rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
