import { useState } from 'react'
import { readScope, type Scope, writeScope } from '#domain/statistics/address.ts'
import { dayInShop } from '#domain/statistics/days.ts'
import type { StatisticsScreenProps } from './screenProps.ts'

interface ScopeState {
  readonly scope: Scope
  readonly onScopeChange: (scope: Scope) => void
  /** The day in Poland when the screen was opened. */
  readonly today: string
}

/** The scope of a screen's figures, by its address. */
export function useScope({ search, onSearchChange }: StatisticsScreenProps): ScopeState {
  const [today] = useState(() => dayInShop(new Date()))
  return {
    scope: readScope(search),
    onScopeChange: (scope) => onSearchChange(writeScope(scope)),
    today,
  }
}
