interface ImportMetaEnv {
  readonly VITE_BUILD?: string
  readonly VITE_MOCK_SERVER?: string
  readonly DEFAULT_LANG?: string
}
