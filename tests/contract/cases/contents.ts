import { casesOf } from './case.ts'

/** Text pages. */
export const contentCases = [
  ...casesOf('listContents', [
    [
      '200',
      'they are asked in Chinese',
      (world) => world.call('listContents', { path: { languageClass: '1' } }),
    ],
    [
      '200',
      'they are asked in Arabic',
      (world) =>
        world.call('listContents', { path: { languageClass: '2' }, headers: { 'Accept-Language': 'ar' } }),
    ],
    [
      '400',
      'there is no such class',
      (world) => world.call('listContents', { path: { languageClass: '3' } }),
    ],
  ]),
  ...casesOf('getContentsById', [
    ['200', 'the page is there', (world) => world.call('getContentsById', { path: { id: 'c-201' } })],
    [
      '200',
      'a question is opened',
      async (world) => {
        const { result } = await world.call('listContents', { path: { languageClass: '2' } })
        const { id } = result.find(({ type }: { type: number }) => type === 4)
        return world.call('getContentsById', { path: { id } })
      },
    ],
    [
      '200',
      'an announcement is opened',
      async (world) => {
        const { result } = await world.call('listContents', { path: { languageClass: '1' } })
        const { id } = result.find(({ type }: { type: number }) => type === 5)
        return world.call('getContentsById', { path: { id } })
      },
    ],
    ['11020', 'no page has that id', (world) => world.call('getContentsById', { path: { id: 'c-9' } })],
  ]),
]
