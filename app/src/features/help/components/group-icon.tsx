import { ArrowLeftRight, ChartLine, CircleHelp, FileText, ShieldCheck } from 'lucide-react'
import type { FaqGroupName } from '../model/faq-groups.ts'

const icons = {
  account: ShieldCheck,
  payments: ArrowLeftRight,
  trading: ChartLine,
  lending: FileText,
  other: CircleHelp,
}

/** The picture of a group of questions. */
export function GroupIcon({ name }: { name: FaqGroupName }) {
  const Icon = icons[name]
  return <Icon className="size-5 flex-none" aria-hidden="true" />
}
