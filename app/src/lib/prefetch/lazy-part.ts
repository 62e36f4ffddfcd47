import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react'
import { NotLoadedError } from './not-loaded-error.ts'

/**
 * A part of a page whose code arrives when it is shown. What React's own `lazy` remembers of a part that failed ends
 * with the retry of its {@link NotLoadedError}.
 *
 * @example
 * const CandleChart = lazyPart(async () => (await import('./candle-chart.tsx')).CandleChart)
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  type Part = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  let Loaded: ComponentType<Props> | undefined

  const fetchPart = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      Loaded = await load()
      return { default: Loaded }
    } catch (error) {
      throw new NotLoadedError(error, fetchPart)
    }
  }
  const Awaited = lazy(fetchPart)
  return (props: Props) => {
    const [{ Part }] = useState<{ Part: Part }>({ Part: Loaded ?? Awaited })
    return createElement(Part as ComponentType<Props>, props)
  }
}
