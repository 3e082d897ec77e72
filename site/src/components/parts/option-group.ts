import { createContext } from 'react'

/** Name of the table that an option stands in; set when a page has several tables with the same options. */
export const OptionGroupContext = createContext<string | undefined>(undefined)
