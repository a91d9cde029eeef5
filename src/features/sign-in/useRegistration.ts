import { useLingui } from '@lingui/react'
import { useNavigate } from '@tanstack/react-router'
import { logIn, register } from '#api/product/authCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { useServices } from '#services/services.tsx'
import { deviceName } from '#api/session/deviceName.ts'
import type { FieldProblem } from '#domain/account/apiError.ts'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { checkRegistration } from '#domain/account/checkRegistration.ts'
import type { RegisterRequest } from '#domain/account/credentials.ts'
import { checkPasswordLength } from '#domain/account/passwordRule.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { type Form, useForm } from '#ui/form/useForm.ts'
import { entryState } from './entryState.ts'

/** The fields of a new account. */
export type RegistrationForm = Omit<RegisterRequest, 'language'>

/**
 * Makes an account and signs in to it. An account that was made but couldn't be signed in to any more (the network
 * went in between) is no failure: the way on is the sign-in screen.
 */
export function useRegistration(email: string, redirect: string | null): Form<RegistrationForm> {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { productApi, session } = useServices()

  async function signIn(api: ProductApi, { email: address, password }: RegisterRequest, signal: AbortSignal) {
    const device = deviceName()
    await session.signIn(await logIn(api, { email: address, password, device }, { signal }))
  }

  return useForm<RegistrationForm>({
    initial: {
      email,
      display_name: '',
      password: '',
      accepts_terms: false,
      accepts_notifications: false,
    },
    check: (typed) => problemsOf(tidied(typed)),
    submit: async (typed, { signal }) => {
      const request = { ...tidied(typed), language: languageOf(i18n.locale) ?? DEFAULT_LANGUAGE }
      const api = await productApi()
      await register(api, request, { signal })
      await signIn(api, request, signal).catch(() =>
        navigate({
          to: '/login',
          search: redirect === null ? {} : { redirect },
          state: { ...entryState(request.email), isNew: true },
        }),
      )
    },
  })
}

function tidied(typed: RegistrationForm): RegistrationForm {
  return { ...typed, email: typed.email.trim(), display_name: typed.display_name.trim() }
}

/** Without the dictionaries (no network yet) the server alone judges how strong the password is. */
async function problemsOf(request: RegistrationForm): Promise<readonly FieldProblem[]> {
  try {
    return await checkRegistration(request)
  } catch {
    const codes = {
      email: checkEmail(request.email),
      password: checkPasswordLength(request.password),
      accepts_terms: request.accepts_terms ? null : ('must_accept' as const),
    }
    return Object.entries(codes).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]))
  }
}
