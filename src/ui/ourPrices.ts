import { createContext } from 'react'

/** Whether the prices are our shop's: tax comes on top of them. Another store asks for its own as they are. */
export const OurPrices = createContext(true)
