import type { Announcements } from '../topic.ts'

/** Announcements in Korean. */
export const announcements: Announcements = {
  thisIsASandbox: [
    '이곳은 샌드박스입니다',
    '여기의 시세, 인물, 잔액은 지어낸 것이며 실제 돈은 움직이지 않습니다. 여기서는 실제 서류를 사용하지 마세요.',
  ],
  figuresByLanguage: [
    '숫자를 언어에 맞게 표기합니다',
    '이제 금액, 퍼센트, 날짜를 사용 중인 언어의 방식으로 표기합니다. 입력한 금액도 같은 방식으로 읽고, 이해한 내용을 보여 드립니다.',
  ],
  planNames: [
    '플랜 이름이 시장 이름으로 바뀝니다',
    '이제 플랜은 ‘스마트 암호화폐’처럼 시장 이름으로 불립니다. 진행 중인 플랜과 조건은 바뀌지 않았습니다.',
  ],
  loanCostFirst: [
    '대출은 실질 연이율을 먼저 보여 줍니다',
    '서명하기 전에 실질 연이율(APR)과 총 상환액을 확인할 수 있습니다. 언제든지 수수료 없이 조기 상환할 수 있습니다.',
  ],
}
