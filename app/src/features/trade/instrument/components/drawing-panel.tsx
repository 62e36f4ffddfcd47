import { Eye, EyeOff, Lock, LockOpen, Minus, Rows4, Square, Trash2, TrendingUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { priceKind } from '#core/forms/amount-field.tsx'
import { understoodValue, useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import {
  type Drawing,
  type DrawingKind,
  type DrawingPoint,
  drawingKinds,
  withPoints,
} from '../model/drawing.ts'
import { nameOfDrawing } from '../model/drawing-name.ts'
import { putDrawing, setDrawings, useDrawings } from '../model/drawing-store.ts'

export interface DrawingPanelProps {
  instrument: Instrument
  tool: DrawingKind | undefined
  onTool: (tool: DrawingKind) => void
  selected: string | undefined
  onSelect: (id: string | undefined) => void
}

const icons: Readonly<Record<DrawingKind, typeof Minus>> = {
  trend: TrendingUp,
  level: Minus,
  range: Square,
  fibonacci: Rows4,
}

/** The drawing tools, and what is drawn on the chart as a list that can be changed by fields. */
export function DrawingPanel({ instrument, tool, onTool, selected, onSelect }: DrawingPanelProps) {
  const { t } = useTranslation('chart')
  const { code } = instrument
  const drawings = useDrawings(code)
  const change = (part: Partial<Drawing>) =>
    setDrawings(
      code,
      drawings.map((each) => ({ ...each, ...part })),
    )
  const remove = (kept: readonly Drawing[], text: string) => {
    setDrawings(code, kept)
    toast(text, { action: { label: t('draw.undo'), run: () => setDrawings(code, drawings) } })
  }
  const isAllHidden = drawings.every(({ isHidden }) => isHidden)
  const isAllLocked = drawings.every(({ isLocked }) => isLocked)

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        {drawingKinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <Button
              key={kind}
              size="sm"
              wraps
              aria-pressed={tool === kind}
              icon={<Icon className="size-4 flex-none" aria-hidden="true" />}
              className="justify-start! gap-1.5! px-2! text-start! aria-pressed:bg-accent-soft"
              onClick={() => onTool(kind)}
            >
              {t(`draw.kinds.${kind}`)}
            </Button>
          )
        })}
      </div>
      {drawings.length === 0 ? (
        <p className="text-13 text-muted">{t('draw.none')}</p>
      ) : (
        <>
          <ul aria-label={t('draw.list')} className="grid">
            {drawings.map((drawing) => (
              <DrawingRow
                key={drawing.id}
                drawing={drawing}
                instrument={instrument}
                isSelected={drawing.id === selected}
                onSelect={() => onSelect(drawing.id === selected ? undefined : drawing.id)}
                onRemove={() =>
                  remove(
                    drawings.filter(({ id }) => id !== drawing.id),
                    t('draw.removed', { drawing: nameOfDrawing(t, drawing, instrument.decimals) }),
                  )
                }
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => change({ isHidden: !isAllHidden })}>
              {t(isAllHidden ? 'draw.showAll' : 'draw.hideAll')}
            </Button>
            <Button size="sm" onClick={() => change({ isLocked: !isAllLocked })}>
              {t(isAllLocked ? 'draw.unlockAll' : 'draw.lockAll')}
            </Button>
            <Button size="sm" onClick={() => remove([], t('draw.allRemoved'))}>
              {t('draw.removeAll')}
            </Button>
          </div>
        </>
      )}
      <p className="text-12 text-muted">{t('draw.kept')}</p>
    </div>
  )
}

interface DrawingRowProps {
  drawing: Drawing
  instrument: Instrument
  isSelected: boolean
  onSelect: () => void
  onRemove: () => void
}

function DrawingRow({ drawing, instrument, isSelected, onSelect, onRemove }: DrawingRowProps) {
  const { t } = useTranslation('chart')
  const { code, decimals } = instrument
  const name = nameOfDrawing(t, drawing, decimals)
  const icon = (Icon: typeof Minus): ReactNode => <Icon className="size-4" aria-hidden="true" />
  const change = (part: Partial<Drawing>) => putDrawing(code, { ...drawing, ...part })

  return (
    <li className="grid gap-2 border-t border-line py-1">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isSelected}
          className="min-h-10 min-w-0 flex-1 text-start text-13 hover:underline aria-expanded:font-strong"
          onClick={onSelect}
        >
          {name}
        </button>
        <IconButton
          label={t(drawing.isHidden ? 'draw.show' : 'draw.hide', { drawing: name })}
          icon={icon(drawing.isHidden ? EyeOff : Eye)}
          onClick={() => change({ isHidden: !drawing.isHidden })}
        />
        <IconButton
          label={t(drawing.isLocked ? 'draw.unlock' : 'draw.lock', { drawing: name })}
          icon={icon(drawing.isLocked ? Lock : LockOpen)}
          onClick={() => change({ isLocked: !drawing.isLocked })}
        />
        <IconButton label={t('draw.remove', { drawing: name })} icon={icon(Trash2)} onClick={onRemove} />
      </div>
      {isSelected
        ? drawing.points.map((point, at) => (
            <PointFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the first point stays the first
              key={at}
              legend={t(
                drawing.points.length === 1
                  ? 'draw.point.only'
                  : at === 0
                    ? 'draw.point.start'
                    : 'draw.point.end',
              )}
              point={point}
              hasTime={drawing.kind !== 'level'}
              decimals={decimals}
              isLocked={drawing.isLocked}
              onChange={(changed) =>
                putDrawing(
                  code,
                  withPoints(
                    drawing,
                    instrument,
                    drawing.points.map((each, place) => (place === at ? changed : each)),
                  ),
                )
              }
            />
          ))
        : null}
    </li>
  )
}

interface PointFieldsProps {
  legend: string
  point: DrawingPoint
  /** A level is the same at any time. */
  hasTime: boolean
  decimals: number
  isLocked: boolean
  onChange: (point: DrawingPoint) => void
}

/** A point by its price and its time in UTC. What is typed is taken when the field is left, or by Enter. */
function PointFields({ legend, point, hasTime, decimals, isLocked, onChange }: PointFieldsProps) {
  const { t } = useTranslation('chart')
  const { read, write } = useAmountReading()
  const [typed, setTyped] = useState<string>()
  const price = typed === undefined ? point.price : Number(understoodValue(read(typed, priceKind(decimals))))
  const isWrong = !(price > 0)
  const takePrice = () => {
    if (typed === undefined || isWrong) return
    setTyped(undefined)
    onChange({ ...point, price })
  }

  return (
    <fieldset disabled={isLocked} className="grid grid-cols-1 gap-2 pb-2">
      <legend className="pb-1 text-12 text-muted">{legend}</legend>
      <Field label={t('draw.price')} error={isWrong ? t('draw.wrongPrice') : undefined}>
        <TextInput
          figure
          inputMode="decimal"
          value={typed ?? write(point.price.toFixed(decimals))}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={takePrice}
          onKeyDown={({ key }) => {
            if (key === 'Enter') takePrice()
          }}
        />
      </Field>
      {hasTime ? (
        <Field label={t('draw.time')}>
          <TextInput
            type="datetime-local"
            value={new Date(point.time * 1000).toISOString().slice(0, 16)}
            onChange={({ target }) => {
              const time = Date.parse(`${target.value}Z`) / 1000
              if (time > 0) onChange({ ...point, time })
            }}
          />
        </Field>
      ) : null}
    </fieldset>
  )
}
