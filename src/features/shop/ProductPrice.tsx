import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useServices } from '#services/services.tsx'
import { Price, type PriceProps } from '#ui/Price.tsx'

/** A price of the shop. What it was lowered from is the lowest of 30 days where it is our shop that says so. */
export function ProductPrice(props: Omit<PriceProps, 'isLowest'>) {
  return <Price {...props} isLowest={isOwnStorefront(useServices().config)} />
}
