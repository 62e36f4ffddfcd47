import type { LineColour, LineLook } from '../model/indicator-kinds.ts'

/** A colour of a line, as the page's own styles have it. */
export const lineColourValue: Readonly<Record<LineColour, string>> = {
  blue: 'var(--accent)',
  amber: 'var(--warn)',
  violet: 'var(--demo)',
  green: 'var(--green)',
  red: 'var(--red)',
  pink: 'var(--danger)',
  ink: 'var(--text)',
  grey: 'var(--text-muted)',
}

const dashes: Readonly<Record<LineLook, string | undefined>> = {
  solid: undefined,
  dashed: '4 3',
  dotted: '2 2',
  longDashed: '7 3',
  bars: undefined,
}

/** A piece of a line as it is drawn on the chart, to be told from the others. */
export function LineSample({ look, colour }: { look: LineLook; colour: LineColour }) {
  return (
    <svg aria-hidden="true" width="18" height="8" className="inline-block flex-none align-middle">
      {look === 'bars' ? (
        <path d="M2 8V4M7 8V1M12 8V3M17 8V5" stroke="var(--text-muted)" strokeWidth="3" opacity="0.6" />
      ) : (
        <path d="M0 4H18" stroke={lineColourValue[colour]} strokeWidth="2" strokeDasharray={dashes[look]} />
      )}
    </svg>
  )
}
