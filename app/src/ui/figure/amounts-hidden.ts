import { createContext, useContext } from 'react'

/** Whether the user's amounts below are shown as dots; dialogs show them always, since money is decided there. */
export const AmountsHidden = createContext(false)

export const useAmountsHidden = (): boolean => useContext(AmountsHidden)
