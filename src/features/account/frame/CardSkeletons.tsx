import { Skeleton } from '#ui/Skeleton.tsx'
import card from '#ui/Card.module.css'

/** Skeletons of cards, each with this many fields. */
export function CardSkeletons({ fields }: { readonly fields: readonly number[] }) {
  return fields.map((count, place) => (
    // The list is fixed: a shape has no other name than its place.
    <div key={`${place}-${count}`} className={card.card}>
      <Skeleton width="9rem" height="1.5rem" />
      <FieldSkeletons count={count} />
    </div>
  ))
}

/** Fields of a form on their way. */
export function FieldSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, field) => <Skeleton key={field} height="4.25rem" />)
}
