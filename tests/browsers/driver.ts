/** What a journey needs of a browser. */
export interface Driver {
  goto(address: string): Promise<void>
  goBack(): Promise<void>
  url(): Promise<string>
  /** What an expression is in the page, as JSON can say it. */
  read(expression: string): Promise<unknown>
  clickAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Presses a key by its name in the DOM. */
  press(key: string): Promise<void>
  /** Chooses a file for the field with the attribute `data-driven`. */
  giveFile(path: string): Promise<void>
  /** What the pages complained of since the start. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** How a browser is started. */
export interface DriverOptions {
  readonly width: number
  readonly height: number
  /** Whether a page may use a camera, which then shows a pattern. */
  readonly camera?: 'fake' | 'refused'
}

/** A browser that journeys run in. */
export interface BrowserKind {
  readonly name: string
  /** Packages of Debian, each with a file of it. */
  readonly packages: Readonly<Record<string, string>>
  /** Whether its cameras can be had and refused. */
  readonly hasCamera: boolean
  launch(options: DriverOptions): Promise<Driver>
}
