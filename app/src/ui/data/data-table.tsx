import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import './data-table.css'

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Figures stand under each other at the end. */
  readonly align?: 'end' | undefined
  /**
   * On a card: `title` is its first line, `action` stands beside it; a `line` is below without its label; the rest is
   * label over figure. What is `hidden` is seen on paper only.
   */
  readonly onCard?: 'title' | 'action' | 'line' | 'hidden' | undefined
}

export interface DataTableProps<Row> {
  /** What the table holds; read aloud. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row whose details are on show. */
  selectedKey?: string | undefined
  /** Sums under the rows, by column. */
  footer?: Readonly<Record<string, ReactNode>> | undefined
  className?: string | undefined
}

/** The layout of a card takes a table's own meaning away, so its roles are written out. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** Rows and columns that become cards where there is no room for columns. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  selectedKey,
  footer,
  className,
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const isCards = useCards(box)
  const attributes = ({ align, onCard }: DataColumn<Row>) => ({
    'data-end': align === 'end' ? '' : undefined,
    'data-card': onCard,
  })
  return (
    <div ref={box} data-cards={isCards ? '' : undefined} className={clsx('data-table', className)}>
      <table {...as.table} aria-label={label}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((column) => (
              <th key={column.key} {...as.columnheader} scope="col" {...attributes(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <tr key={key} {...as.row} data-selected={key === selectedKey ? '' : undefined}>
                {columns.map((column) => (
                  <td key={column.key} {...as.cell} {...attributes(column)}>
                    <span className="data-label" aria-hidden="true">
                      {column.header}
                    </span>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        {footer ? (
          <tfoot {...as.rowgroup}>
            <tr {...as.row}>
              {columns.map((column) => (
                <td key={column.key} {...as.cell} {...attributes(column)}>
                  {footer[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}

/** Below this, columns would fit only with next to nothing in them. */
const NARROWEST = 600

/**
 * Whether the rows of a table have to be cards because its columns have no room beside each other: measured, because
 * words and figures are longer in some languages and at some sizes of text.
 *
 * @param box around the table, as wide as there is room
 */
function useCards(box: RefObject<HTMLElement | null>): boolean {
  const [isCards, setIsCards] = useState(false)
  const needed = useRef(0)

  const measure = () => {
    const room = box.current?.clientWidth ?? 0
    // Not on show: there is nothing to measure.
    if (room === 0) return
    if (!isCards) needed.current = box.current?.querySelector('table')?.offsetWidth ?? 0
    setIsCards(room < NARROWEST || needed.current > room)
  }
  const latest = useRef(measure)
  latest.current = measure

  // Before it is painted, so that nothing moves under the user's finger.
  useLayoutEffect(() => latest.current())
  useEffect(() => {
    const watch = new ResizeObserver(() => latest.current())
    for (const part of [box.current, box.current?.querySelector('table')]) if (part) watch.observe(part)
    return () => watch.disconnect()
  }, [box])
  return isCards
}
