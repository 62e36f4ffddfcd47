import type { ReactNode } from 'react'

export interface PageProps {
  /** How far its parts stand from each other. @default 'normal' */
  gap?: 'normal' | 'wide'
  children: ReactNode
}

/** A page within the bars of its shell: its parts one below the other, none wider than the page. */
export function Page({ gap = 'normal', children }: PageProps) {
  const distance = gap === 'wide' ? 'gap-6' : 'gap-4'
  return <div className={`page-frame grid grid-cols-[minmax(0,1fr)] ${distance}`}>{children}</div>
}

/** Parts one below the other, none wider than what they stand in. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
}

export interface ColumnsProps {
  /** Width of the second column. @default 'normal' */
  aside?: 'normal' | 'wide' | 'half'
  children: ReactNode
}

const columns = {
  normal: 'lg:grid-cols-[minmax(0,1fr)_360px]',
  wide: 'lg:grid-cols-[minmax(0,1fr)_400px]',
  half: 'lg:grid-cols-2',
} as const

/** Two columns where there is room for both; one below the other elsewhere. */
export function Columns({ aside = 'normal', children }: ColumnsProps) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${columns[aside]}`}>{children}</div>
  )
}

/** One of the {@link Columns}, whose parts may be put in another order where there is only one. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">{children}</div>
}
