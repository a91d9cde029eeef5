import { configure } from '@testing-library/react'

// What a screen comes to is waited for as long as a busy machine takes; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 })
