import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CarriedSearch, type CarriedSearchProps } from './CarriedSearch.tsx'

export interface AddressFormProps extends CarriedSearchProps {
  readonly id?: string
  readonly className?: string | undefined
  readonly 'data-counting'?: '' | undefined
  readonly children: ReactNode
}

/**
 * The plain form behind controls that change the address: while a script runs they write it themselves, without one the
 * form submits it. The controls have the address's names; its other parameters go along.
 */
export function AddressForm({ search, without, children, ...rest }: AddressFormProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    // The controls have written the address already when Enter is pressed in one.
    <form
      role="presentation"
      data-address=""
      {...rest}
      action={path}
      onSubmit={(event) => event.preventDefault()}
    >
      <CarriedSearch search={search} without={without} />
      {children}
    </form>
  )
}
