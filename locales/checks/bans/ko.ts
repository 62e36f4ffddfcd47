import type { LanguageBans } from './ban.ts'

export const ko: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?:보장|보증(?!금))(?![^.]{0,10}(?:않|없|아니|못))/,
      caught: '수익이 보장됩니다.',
      allowed: '수익은 보장되지 않습니다.',
    },
    'risk-free': {
      pattern: /무위험|위험\s?(?:이|은|도)?\s?(?:없|제로)|리스크\s?(?:제로|없)/,
      caught: '위험 없는 플랜',
    },
    'sure profit': {
      pattern: /확정\s?수익|확실한\s?(?:수익|이익)|무조건\s?(?:수익|이익)|반드시\s?(?:수익|이익)/,
      caught: '확실한 수익',
    },
    'government-guaranteed': {
      pattern: /(?:정부|국가)(?:가|의)?\s?(?:보장|보증|지원|공인)/,
      caught: '정부 보증 상품',
    },
    'last chance': { pattern: /마지막\s?기회|오늘만|놓치지\s?마|서두르/, caught: '마지막 기회' },
    'unlock fee': {
      pattern: /(?:잠금\s?)?해제\s?(?:비용|수수료|비)/,
      caught: '잠금 해제 수수료가 필요합니다.',
    },
    'tax before withdrawal': { pattern: /세금[^.]*출금|출금[^.]*세금/, caught: '출금 전에 세금을 내세요.' },
  },
  payFirst: {
    payment: /지불|결제|납부|입금|송금|이체|(?<!해지 )수수료|세금/,
    release: /출금|인출|해제|해지(?! 수수료)|탈퇴/,
    caught: '잠금을 해제하려면 확인 송금을 하세요.',
  },
}
