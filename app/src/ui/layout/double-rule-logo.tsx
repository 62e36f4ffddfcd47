import { brandName } from '#config/operator.ts'
import { runTimeConfig } from '#config/run-time/run-time-config.ts'

/** The name, standing on its double rule; an operator's word mark where it has one. */
export function DoubleRuleLogo({ short = false }: { short?: boolean }) {
  const wordMark = runTimeConfig()?.brand?.wordMark
  if (wordMark && !short) return <img src={wordMark} alt={brandName} className="h-6 w-auto" />
  return (
    <span className="double-rule-below pb-[3px] text-[min(1.0625rem,20px)] leading-none font-bold tracking-[0.06em] text-text">
      {short ? brandName.charAt(0) : brandName}
    </span>
  )
}
