/** A promise that is settled from outside. */
export interface Deferred<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(cause: Error): void
}

/** A promise that nothing has settled yet. */
export const createDeferred = <T>(): Deferred<T> => {
  let [resolve, reject]: [Deferred<T>['resolve'], Deferred<T>['reject']] = [() => undefined, () => undefined]
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  return { promise, resolve, reject }
}
