import { brandName } from '#config/operator.ts'

/** The name, standing on its double rule. */
export function DoubleRuleLogo({ short = false }: { short?: boolean }) {
  return (
    <span className="double-rule-below pb-[3px] text-[1.0625rem] leading-none font-bold tracking-[0.06em] text-text">
      {short ? brandName.charAt(0) : brandName}
    </span>
  )
}
