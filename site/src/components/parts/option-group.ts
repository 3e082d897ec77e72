import { createContext } from 'react'

/** Name of the table that contains an option. It's set if a page has several tables with the same options. */
export const OptionGroupContext = createContext<string | undefined>(undefined)
