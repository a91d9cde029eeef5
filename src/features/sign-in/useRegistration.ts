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
import { type Fields, useFields } from '#ui/form/useFields.ts'
import { type Submission, useSubmission } from '#ui/form/useSubmission.ts'
import { entryState } from './entryState.ts'

export interface Registration {
  readonly form: Fields<'email' | 'display_name' | 'password', 'accepts_terms' | 'accepts_notifications'>
  readonly submission: Submission
}

/**
 * Makes an account and signs in to it. An account that was made but couldn't be signed in to any more (the network
 * went in between) is no failure: the way on is the sign-in screen.
 */
export function useRegistration(email: string, redirect: string | null): Registration {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { productApi, session } = useServices()
  const form = useFields(
    { email, display_name: '', password: '' },
    { accepts_terms: false, accepts_notifications: false },
  )

  async function signIn(api: ProductApi, { email: address, password }: RegisterRequest, signal: AbortSignal) {
    const device = deviceName()
    await session.signIn(await logIn(api, { email: address, password, device }, { signal }))
  }

  const submission = useSubmission(async (signal) => {
    const request: RegisterRequest = {
      ...form.values,
      ...form.flags,
      email: form.values.email.trim(),
      display_name: form.values.display_name.trim(),
      language: languageOf(i18n.locale) ?? DEFAULT_LANGUAGE,
    }
    if (form.report(await problemsOf(request))) return
    const api = await productApi()
    try {
      await register(api, request, { signal })
    } catch (error) {
      if (!form.reportFailure(error)) throw error
      return
    }
    await signIn(api, request, signal).catch(() =>
      navigate({
        to: '/login',
        search: redirect === null ? {} : { redirect },
        state: { ...entryState(request.email), isNew: true },
      }),
    )
  })

  return { form, submission }
}

/** Without the dictionaries (no network yet) the server alone judges how strong the password is. */
async function problemsOf(request: RegisterRequest): Promise<readonly FieldProblem[]> {
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
