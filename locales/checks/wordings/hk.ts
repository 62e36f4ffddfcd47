import type { Wording } from './wording.ts'

/** By locales/voice.md, in the words and spellings of Hong Kong. */
export const hk: readonly Wording[] = [
  {
    pattern: /(?<!輸)入[帳賬]|帳簿|一本帳/,
    reason:
      '入帳 says that money arrives. Say 成交 or 執行 of an order, 計入結餘 of money, 派發 of earnings.',
    caught: '若偏差更大，則不會入帳。',
    allowed: '審核通過後計入您的結餘',
  },
  {
    pattern: /罰金|罰款/,
    reason: 'A fine is criminal law. Closing a plan early costs a 提早退出費用.',
    caught: '退出罰金',
    allowed: '提早退出費用',
  },
  {
    pattern: /(?<!歸)還本/,
    reason:
      '到期還本 is the phrase of a guaranteed product. Principal is due back, and that is not guaranteed.',
    caught: '到期還本',
    allowed: '到期應退還的本金（不保證）',
  },
  {
    pattern: /儲蓄/,
    reason: 'Say 結餘利息: savings promise a deposit protection that does not exist.',
    caught: '儲蓄已開啟。',
    allowed: '結餘利息已開啟。',
  },
  {
    pattern: /(?<!銀行)存款(?!保障)/,
    reason: '存款 is a word of the Banking Ordinance. Money paid in is 存入資金.',
    caught: '提交存款',
    allowed: '不受存款保障計劃保障。',
  },
  {
    pattern: /線上|螢幕|雜湊|看漲|揀選|網路/,
    reason: 'Hong Kong says 網上, 屏幕, 哈希值, 看升, 選擇, 網絡.',
    caught: '線上客服',
    allowed: '網上客戶服務',
  },
  {
    pattern: /記錄|無須|無需|這裡|即時|列表|及以上/,
    reason: 'One spelling each: 紀錄, 毋須, 這裏, 實時 (or 立即), 清單, 或以上.',
    caught: '此記錄已不在進行中，請重新載入列表。',
    allowed: '此紀錄已結束。請重新載入清單。',
  },
  {
    pattern: /身[份分]認證|未認證|已認證/,
    reason: 'Banks in Hong Kong say 核實身份.',
    caught: '前往身份認證',
    allowed: '前往核實身份',
  },
  {
    pattern: /未平倉(?:持倉|合約)|停牌/,
    reason: 'Say 持倉 and 暫停買賣.',
    caught: '沒有未平倉持倉',
    allowed: '沒有持倉',
  },
  {
    pattern: /支付(?:功能)?(?:已)?鎖定|鎖定支付/,
    reason: 'The lock pauses money in and out and new trades: 出入金鎖定.',
    caught: '支付鎖定期間亦可平倉。',
    allowed: '出入金鎖定期間，您亦可平倉。',
  },
  {
    pattern: /後 ?6 位數字|追蹤編號|查詢編號/,
    reason: 'The last 6 characters of a hash are digits or letters: 最後 6 位. A reference is a 參考編號.',
    caught: '或其後 6 位數字',
    allowed: '或哈希值的最後 6 位',
  },
  {
    pattern: /我的|你|[啦喇嘅咗唔]/,
    reason: 'We address the user as 您, in written Chinese.',
    caught: '我的計劃',
    allowed: '您的計劃',
  },
  {
    pattern: /\p{Script=Han}\s*[,;:?!]|[,;:?!]\s*\p{Script=Han}/u,
    reason: 'Full-width punctuation between Chinese words.',
    caught: '價格已更改,請核對。',
    allowed: '價格已更改，請核對。',
  },
  {
    pattern: /按約定/,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: '它們按約定繼續產生收益。',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google[^。]*身份/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google 未能確認您的身份。',
  },
  {
    pattern: /客服/,
    reason: 'Support has one name: 客戶服務, and 支援中心 for its pages.',
    caught: '請聯絡網上客服。',
    allowed: '請聯絡客戶服務。',
  },
  {
    pattern: /品種|K 線|全屏幕/,
    reason: 'Hong Kong says 產品 and 陰陽燭; one spelling: 全屏.',
    caught: '沒有品種符合這些條件',
    allowed: '沒有產品符合這些條件',
  },
  {
    pattern: /照片|簽名/,
    reason: 'Hong Kong says 相片, and a signature is 簽署.',
    caught: '使用這張照片',
    allowed: '使用這張相片',
  },
  {
    pattern: /蝕(?:錢|去)|尚欠/,
    reason: 'A loss is 虧損 or 損失; what lacks in a balance is no debt: 尚差.',
    caught: '您平均會蝕錢。',
    allowed: '設定止蝕',
  },
  {
    pattern: /無法載入(?!此頁面)/,
    reason: 'Say 未能載入 everywhere.',
    caught: '無法載入您的提示',
    allowed: '未能載入您的提示',
  },
  {
    pattern: /提交存入資金|存入資金已提交|存入紀錄/,
    reason: '存入資金 is no noun: what is submitted is an 入數紀錄.',
    caught: '提交存入資金',
    allowed: '提交入數紀錄',
  },
  {
    pattern: /身份驗證|(?:提交|完成|載入)核實身份|的核實身份/,
    reason: 'The check as a noun is 身份核實; to do it is 核實身份.',
    caught: '提交核實身份',
    allowed: '提交身份核實',
  },
  {
    pattern: /它們|它[是不會]/,
    reason: 'A pronoun for plans and loans is from the English: name them, or 這.',
    caught: '它們不是股票。',
    allowed: '這不是您的貸款。',
  },
  {
    pattern: /成績|跳空/,
    reason: 'Say 交易表現 and 裂口.',
    caught: '交易成績',
    allowed: '交易表現',
  },
  {
    pattern: /\b(?:DEMO|REAL)\b/,
    reason: 'Capitals belong to scripts that have them: the accounts have names of their own.',
    caught: '您可以在 DEMO 中練習。',
    allowed: '您可以用模擬帳戶練習。',
  },
]
