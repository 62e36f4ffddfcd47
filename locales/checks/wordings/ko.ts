import type { Wording } from './wording.ts'

/** By locales/voice.md, 합니다 without 당신. */
export const ko: readonly Wording[] = [
  {
    pattern: /이\(가\)|가\(이\)|을\(를\)|를\(을\)|은\(는\)|는\(은\)|과\(와\)|와\(과\)|\(으\)로/,
    reason:
      'A pair of particles is the form of a machine. Put a noun after the variable, or a colon before it.',
    caught: '{{code}}을(를) 관심 종목에 추가했습니다.',
    allowed: '{{code}} 종목을 관심 종목에 추가했습니다.',
  },
  {
    pattern: /(?<!강제 )청산/,
    reason: '청산 is a liquidation. A position is 종료; only the stop-out is 강제 청산.',
    caught: '청산가',
    allowed: '강제 청산(자동 종료)',
  },
  {
    pattern: /적중|빗나갔|당첨/,
    reason: 'No words of a bet: a result is 이익 or 손실.',
    caught: '미적중권',
    allowed: '현재 손실',
  },
  {
    pattern: /결제/,
    reason: '결제 is a card payment or the settlement of futures. The lock is 입출금 잠금.',
    caught: '이 계정의 결제가 잠겨 있습니다.',
    allowed: '이 계정의 입출금과 신규 거래가 잠겨 있습니다.',
  },
  {
    pattern: /(?<!세금 )신고/,
    reason: 'Authorities get a 신고. A deposit is submitted: 입금 확인 요청.',
    caught: '입금 신고',
    allowed: '입금 확인 요청',
  },
  {
    pattern: /원금 반환|원금은[^.]*돌아옵니다|만기에 돌려받는/,
    reason:
      'This promises the principal. It is due, and that is not guaranteed: 만기 시 원금(보장되지 않음).',
    caught: '만기에 원금 반환',
    allowed: '만기 시 원금(보장되지 않음)',
  },
  {
    pattern: /저축|예금(?!자 보호|주|도 아닙니다|이 아닙니다)/,
    reason: 'Say 잔액 이자: savings promise a deposit protection that does not exist.',
    caught: '저축이 켜졌습니다.',
    allowed: '예금자 보호 대상이 아닙니다.',
  },
  {
    pattern: /위약금|벌금/,
    reason: 'Closing a plan early costs a fee: 해지 수수료.',
    caught: '해지 위약금',
    allowed: '해지 수수료',
  },
  {
    pattern: /장부|추적 번호|문의용 번호|상담원|온라인 상담|고객센터/,
    reason: 'Say 거래 내역, 참조 번호 and 고객지원.',
    caught: '온라인 상담',
    allowed: '온라인 고객지원',
  },
  {
    pattern: /연, [단복]리|연 이율/,
    reason: 'Say 연이율(단리) and 연이율(복리).',
    caught: '연, 단리',
    allowed: '연이율(단리)',
  },
  {
    pattern: /당신|세요[!?]|[。、，：；？！]/,
    reason: 'No 당신; Korean takes half-width punctuation.',
    caught: '다시 시도하세요!',
    allowed: '다시 시도하세요.',
  },
  {
    pattern: /약정대로/,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: '약정대로 수익이 계속 발생합니다.',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google[^.]*본인을/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google에서 본인을 확인하지 못했습니다.',
  },
  {
    pattern: /[“”]/,
    reason: 'Korean quotes with ‘ ’.',
    caught: '“수익”에 대한 결과가 없습니다',
    allowed: '‘수익’에 대한 결과가 없습니다',
  },
  {
    pattern: /보류|묶(?:이|인|입)/,
    reason: 'Money on hold has one name: 출금 대기, 입찰 대기, 주문 대기.',
    caught: '보류된 금액이 돌아왔습니다.',
    allowed: '주문 대기 금액이 돌아왔습니다.',
  },
  {
    pattern: /로트|샀습니다|새로 고침|내려받/,
    reason: 'One word each: 랏, 구매했습니다, 새로고침, 다운로드.',
    caught: '옵션을 샀습니다.',
    allowed: '옵션을 구매했습니다.',
  },
  {
    pattern: /뜻하시|올바른 쪽|맞는 쪽|자금은 움직이지/,
    reason: 'From the English: 입력하려던 값을 선택하세요; 현재가보다 낮게.',
    caught: '어느 값을 뜻하시나요?',
    allowed: '입력하려던 값을 선택하세요.',
  },
  {
    pattern: /(?<!실질 )연이율\(APR/,
    reason: 'APR has one name: 실질 연이율(APR).',
    caught: '연이율(APR)',
    allowed: '실질 연이율(APR)',
  },
  {
    pattern: /고정 시간|본전/,
    reason: 'A fixed-time option is 시간 고정 옵션; break-even is 손익분기.',
    caught: '고정 시간 옵션',
    allowed: '시간 고정 옵션',
  },
  {
    pattern: /본인 확인(?!을 위해)/,
    reason: 'The identity check has one name: 본인 인증.',
    caught: '본인 확인 단계',
    allowed: '본인 인증 단계',
  },
  {
    pattern: /\b(?:DEMO|REAL)\b/,
    reason: 'Capitals belong to scripts that have them: the accounts have names of their own.',
    caught: 'DEMO에서는 원하는 만큼 연습할 수 있습니다.',
    allowed: '모의 계좌에서는 원하는 만큼 연습할 수 있습니다.',
  },
  {
    pattern: /잔액에서 (?:지금 )?지불/,
    reason: 'Margin is not paid, it is deducted and comes back with the result: 차감될 금액.',
    caught: '지금 사용 가능 잔액에서 지불',
    allowed: '확정하면 차감될 금액',
  },
  {
    pattern: /^연체 \{\{[^}]*\}\}일,/,
    reason: 'The charge for being late has one name: 연체 이자.',
    caught: '연체 {{count}}일, 하루 {{amount, money}} USD',
    allowed: '연체 이자({{count}}일, 하루 {{amount, money}} USD)',
  },
  {
    pattern: /(?:상승|하락) 매수/,
    reason: '매수 is a long position. An option is bought: 상승 옵션 구매.',
    caught: '{{stake, money}} USD로 하락 매수',
    allowed: '{{stake, money}} USD로 하락 옵션 구매',
  },
  {
    pattern: /(?:분|시간|초|period\}\}) 안에 (?:상승|하락)/,
    reason: 'The price at expiry decides, not one before it: 후.',
    caught: '{{code}}, {{period}} 안에 상승?',
    allowed: '{{code}}, {{period}} 후 상승을 예상하시나요?',
  },
  {
    pattern: /배당/,
    reason: 'Shares pay a 배당. A plan is no share: 지급, 분배.',
    caught: '수익 배당됨',
    allowed: '이익 분배됨',
  },
  {
    pattern: /, USD$/,
    reason: 'A unit stands in brackets after its label.',
    caught: '연체 이자, USD',
    allowed: '연체 이자(USD)',
  },
  {
    pattern: /(?:입력|취소|삭제) 키/,
    reason: 'No keyboard has these keys: 엔터 키, 이스케이프 키, 딜리트 키.',
    caught: '취소 키로 되돌립니다.',
    allowed: '이스케이프 키로 되돌립니다.',
  },
  {
    pattern: /대기 중인 주문|계좌 소유자|배후에는|상장 계약/,
    reason: 'One name each: 대기 주문, 예금주, 운영 회사; nothing here is listed: 취급 종목.',
    caught: '대기 중인 주문이 없습니다',
    allowed: '대기 주문이 없습니다',
  },
  {
    pattern: /모의(?:로|에서)(?!\p{L})/u,
    reason: 'The account has its noun: 모의 계좌로.',
    caught: '모의로 전환',
    allowed: '모의 계좌로 전환',
  },
  {
    pattern: /\{\{(?:email|host|name|title)\}\}(?:으로|로|이|은|는|을|를|과|와)(?!\p{L})/u,
    reason: 'The particle depends on the last sound of a name: put the name after a colon.',
    caught: '{{email}}로 이메일 보내기',
    allowed: '이메일 보내기: {{email}}',
  },
]
