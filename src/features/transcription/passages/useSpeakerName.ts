import { useLingui } from '@lingui/react/macro'

/** What a speaker is called until somebody gives a name: by their number. */
export function useSpeakerName(): (number: number) => string {
  const { t } = useLingui()
  return (number) => t`Osoba ${number}`
}
