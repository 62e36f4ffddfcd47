import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import type { BalanceLine } from '../model/balance-line.ts'

/** The name of a line, leading to its record where there is one. */
export function BalanceLineLabel({ line, children }: { line: BalanceLine; children: ReactNode }) {
  const href = recordOf(line)
  return href === undefined ? children : <Link to={href}>{children}</Link>
}

function recordOf(line: BalanceLine): string | undefined {
  if (line.kind === 'plan') return paths.planDetail.href({ id: line.plan.orderNo })
  if (line.kind === 'margin' || line.kind === 'unrealised')
    return paths.orderDetail.href({ no: line.position.orderNo })
  return line.kind === 'option' ? paths.orderDetail.href({ no: line.option.orderNo }) : undefined
}
