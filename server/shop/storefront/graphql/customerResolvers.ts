// The product API keeps accounts, not the storefront: it knows no customer and signs none in.

interface Refusal {
  readonly code: 'CUSTOMER_DISABLED' | 'INVALID_MULTIPASS_REQUEST' | 'TOKEN_INVALID' | 'UNIDENTIFIED_CUSTOMER'
  /** The path of the invalid argument; null when it is no single one. */
  readonly field: readonly string[] | null
  readonly message: string
}

const UNKNOWN: Refusal = {
  code: 'UNIDENTIFIED_CUSTOMER',
  field: null,
  message: 'Unidentified customer',
}

const wrongToken = (field: string): Refusal => ({
  code: 'TOKEN_INVALID',
  field: [field],
  message: 'The token is not valid.',
})

const REFUSALS = {
  customerCreate: {
    code: 'CUSTOMER_DISABLED',
    field: ['input'],
    message: 'This storefront keeps no customer accounts.',
  },
  customerAccessTokenCreate: UNKNOWN,
  customerAccessTokenCreateWithMultipass: {
    code: 'INVALID_MULTIPASS_REQUEST',
    field: ['multipassToken'],
    message: 'Multipass is not enabled.',
  },
  customerAccessTokenDelete: wrongToken('customerAccessToken'),
  customerAccessTokenRenew: wrongToken('customerAccessToken'),
  customerActivate: wrongToken('input'),
  customerActivateByUrl: wrongToken('activationUrl'),
  customerAddressCreate: wrongToken('customerAccessToken'),
  customerAddressDelete: wrongToken('customerAccessToken'),
  customerAddressUpdate: wrongToken('customerAccessToken'),
  customerDefaultAddressUpdate: wrongToken('customerAccessToken'),
  customerRecover: { ...UNKNOWN, field: ['email'] },
  customerReset: wrongToken('input'),
  customerResetByUrl: wrongToken('resetUrl'),
  customerUpdate: wrongToken('customerAccessToken'),
} as const satisfies Record<string, Refusal>

const refused = (refusal: Refusal) => () => ({ customerUserErrors: [refusal], userErrors: [refusal] })

export const customerResolvers = {
  Mutation: Object.fromEntries(Object.entries(REFUSALS).map(([name, refusal]) => [name, refused(refusal)])),
}
