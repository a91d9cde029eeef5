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
 * Controls whose submission is the address they write themselves while a script runs: what is left of them where none
 * does. Their names are those of the address; the rest of it goes along.
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
