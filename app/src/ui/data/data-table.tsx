import { clsx } from 'clsx'
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFreshRow } from './fresh-row.ts'
import './data-table.css'

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Figures stand under each other at the end. */
  readonly align?: 'end' | undefined
  /** Names the row: read aloud with every other cell of it. */
  readonly isRowHeader?: true | undefined
  /**
   * On a card: `title` is its first line, `action` stands beside it; a `line` is below without its label; the rest is
   * label over figure. What is `hidden` is seen on paper only.
   */
  readonly onCard?: 'title' | 'action' | 'line' | 'hidden' | undefined
  /** Left out where the window is narrow and the table keeps its columns. */
  readonly onNarrow?: 'hidden' | undefined
}

export interface DataTableProps<Row> {
  /** What the table holds; read aloud. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row that counts now, such as today's. */
  currentKey?: string | undefined
  /** Sums under the rows, by column. */
  footer?: Readonly<Record<string, ReactNode>> | undefined
  /**
   * What becomes of it in a narrow place: rows as `cards`, or narrow `columns`, for a few short figures. Where these have
   * no room either, as with large text, its rows are cards too.
   *
   * @default 'cards'
   */
  narrow?: 'cards' | 'columns' | undefined
  /** `--row-size` is the height of a row. */
  className?: string | undefined
}

/** The layout of a card takes a table's own meaning away, so its roles are written out. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const attributesOf = <Row,>({ align, onCard, onNarrow }: DataColumn<Row>) => ({
  'data-end': align === 'end' ? '' : undefined,
  'data-card': onCard,
  'data-narrow': onNarrow,
})

/** Rows and columns; where there is no room for columns, cards. */
export function DataTable<Row>({ narrow = 'cards', className, ...parts }: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const isCards = useCards(box, narrow === 'cards' ? NARROWEST : 0)
  return (
    <div
      ref={box}
      data-cards={isCards ? '' : undefined}
      className={clsx('data-table', narrow === 'columns' && !isCards && 'data-columns', className)}
    >
      <Table {...parts} isLabelled={narrow === 'cards' || isCards} />
    </div>
  )
}

type TableProps<Row> = Omit<DataTableProps<Row>, 'narrow' | 'className'>

function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  currentKey,
  footer,
  isLabelled,
}: TableProps<Row> & { isLabelled: boolean }) {
  return (
    <table {...as.table} aria-label={label}>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          {columns.map((column) => (
            <th key={column.key} {...as.columnheader} scope="col" {...attributesOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {rows.map((row) => {
          const key = rowKey(row)
          return (
            <TableRow
              key={key}
              rowKey={key}
              row={row}
              columns={columns}
              isCurrent={key === currentKey}
              isLabelled={isLabelled}
            />
          )
        })}
      </tbody>
      {footer ? (
        <tfoot {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((column) => (
              <td key={column.key} {...as.cell} {...attributesOf(column)}>
                {footer[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

interface TableRowProps<Row> {
  rowKey: string
  row: Row
  columns: readonly DataColumn<Row>[]
  isCurrent: boolean
  /** Each cell carries the header of its column, for a card. */
  isLabelled: boolean
}

/** A row is rendered again when it or the columns change: of two hundred candles only the last one moves. */
const TableRow = memo(function TableRow<Row>({
  rowKey,
  row,
  columns,
  isCurrent,
  isLabelled,
}: TableRowProps<Row>) {
  const fresh = useFreshRow<HTMLTableRowElement>(rowKey)
  return (
    <tr {...as.row} {...fresh} aria-current={isCurrent || undefined}>
      {columns.map((column) => {
        const content = (
          <>
            {isLabelled ? (
              <span className="data-label" aria-hidden="true">
                {column.header}
              </span>
            ) : null}
            {column.cell(row)}
          </>
        )
        return column.isRowHeader ? (
          <th key={column.key} {...as.rowheader} scope="row" {...attributesOf(column)}>
            {content}
          </th>
        ) : (
          <td key={column.key} {...as.cell} {...attributesOf(column)}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

/** Below this, the columns of records would fit only with next to nothing in them. */
const NARROWEST = 600

/**
 * Whether the rows of a table have to be cards because its columns have no room beside each other: measured, because
 * words and figures are longer in some languages and at some sizes of text.
 *
 * @param box around the table, as wide as there is room
 * @param narrowest width below which there is no room in any case, px
 */
function useCards(box: RefObject<HTMLElement | null>, narrowest: number): boolean {
  const [isCards, setIsCards] = useState(false)
  const needed = useRef(0)
  const textSize = useRef('')

  const measure = useEffectEvent(() => {
    const room = box.current?.clientWidth ?? 0
    // Not on show: there is nothing to measure.
    if (room === 0) return
    // Columns need another width with text of another size.
    const { fontSize } = getComputedStyle(document.documentElement)
    if (fontSize !== textSize.current) needed.current = 0
    textSize.current = fontSize
    if (!isCards) needed.current = box.current?.querySelector('table')?.offsetWidth ?? 0
    setIsCards(room < narrowest || needed.current > room)
  })

  // Before it is painted, so that nothing moves under the user's finger.
  useLayoutEffect(() => measure())
  useEffect(() => {
    const watch = new ResizeObserver(() => measure())
    for (const part of [box.current, box.current?.querySelector('table')]) if (part) watch.observe(part)
    return () => watch.disconnect()
  }, [box])
  return isCards
}
