import type { Wording } from './wording.ts'

/** By locales/voice.md, です・ます without あなた. */
export const ja: readonly Wording[] = [
  {
    pattern: /記帳|帳簿/,
    reason: 'A bank passbook is 記帳. An order is 約定 or 成立; money is 残高に加える or 反映する.',
    caught: 'それ以上離れていれば記帳されません。',
    allowed: '価格がこれより大きく動いた場合、注文は成立しません。',
  },
  {
    pattern: /決済(?:が|は)?(?:ロック|停止|止ま)|支払い?ロック/,
    reason: '決済 is the closing of a position. The lock pauses 入出金と新規取引: 入出金ロック.',
    caught: '決済はロックされています',
    allowed: '入出金の停止中でも決済できます。',
  },
  {
    pattern: /(?:初回|毎日|日々|次回|最後)の?入金|未入金|入金カレンダー|収益[^。、]{0,24}入金さ/,
    reason: '入金 is a deposit of the user. Earnings are 支払い; a deposit that arrived is 残高反映済み.',
    caught: '収益は毎日 00:00 UTC に入金されます。',
    allowed: '初回の収益支払い',
  },
  {
    pattern: /(?<!税務)申告/,
    reason: '申告 is a tax return. A deposit is 申請.',
    caught: '入金を申告',
    allowed: '税務申告には使えません。',
  },
  {
    pattern: /貯蓄|貯金|預金(?!保険|ではありません|でもありません)/,
    reason: 'Say 残高利息: savings promise a deposit protection that does not exist.',
    caught: '貯蓄をオンにしました。',
    allowed: '預金保険の対象ではありません。',
  },
  {
    pattern: /満期[にでは]+元本を返還|元本は[^。、]*戻ります|元本を?返還(?!する予定)/,
    reason: 'This promises the principal. It is due, and that is not guaranteed: 満期時の元本（保証なし）.',
    caught: '満期に元本を返還',
    allowed: '満期時の元本（保証なし）',
  },
  {
    pattern: /日率|年単利|年複利/,
    reason: 'Say 日利, 年率（単利） and 年率（複利）.',
    caught: '単利 = 日率 × 365。',
    allowed: '単利 = 日利 × 365。',
  },
  {
    pattern: /解約金|違約金|罰金/,
    reason: 'Closing a plan early costs a fee: 解約手数料.',
    caught: '解約金（開始日前）',
    allowed: '解約手数料（開始日前）',
  },
  {
    pattern: /追跡番号|サポート用番号|売買停止/,
    reason: 'Say 参照番号 and 取引停止.',
    caught: 'サポート用番号：',
    allowed: '参照番号：',
  },
  {
    pattern: /勝ち|負け|優勢|劣勢/,
    reason: 'No words of a bet: a result is 利益 or 損失.',
    caught: 'オプションは負けでした。',
    allowed: '現在は損失',
  },
  {
    pattern: /あなた|自分の|読み込んでいます/,
    reason: 'No あなた; a state on a label is a noun (読み込み中).',
    caught: '本人確認を読み込んでいます',
    allowed: '本人確認を読み込み中',
  },
  {
    pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*[,;:?!]/u,
    reason: 'Full-width punctuation after Japanese words.',
    caught: '価格が変わりました, 確認してください。',
    allowed: '価格が変わりました。確認してください。',
  },
  {
    pattern: /契約どおり/,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: '契約どおり収益の発生は続きます。',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google[^。]*本人確認/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google で本人確認ができませんでした。',
  },
  {
    pattern: /付与/,
    reason: '付与 is said of loyalty points. Earnings are 支払い, or 残高に加える.',
    caught: '初回の収益付与',
    allowed: '初回の収益支払い',
  },
  {
    pattern: /正しい側|合う側|資金は動いて/,
    reason: 'From the English: 買いの損切りは現在値より下; 支払いは発生していません.',
    caught: '価格に対して正しい側に設定してください。',
    allowed: '買いの損切りは現在値より下に設定してください。',
  },
  {
    pattern: /[？！](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
    reason: 'A full-width space follows ？ inside a text.',
    caught: '受け取りますか？以後、収益はなくなります。',
    allowed: '受け取りますか？　以後、収益はなくなります。',
  },
  {
    pattern: /固定時間|的中/,
    reason: 'A fixed-time option is 期間固定オプション, and no bet: 勝率.',
    caught: '固定時間オプション',
    allowed: '期間固定オプション',
  },
  {
    pattern: /\b(?:DEMO|REAL)\b/,
    reason: 'Capitals belong to scripts that have them: the accounts have names of their own.',
    caught: 'DEMO ではいつまでも練習できます。',
    allowed: 'デモ口座では期限なく練習できます。',
  },
  {
    pattern: /\}\}(?:日|件|枚|面|銘柄|回|分|秒|か月|週間?|ティック|ロット|文字|ステップ)/,
    reason: 'A space stands between a figure and its unit.',
    caught: '{{count}}銘柄',
    allowed: '{{count}} 銘柄',
  },
  {
    pattern: /今支払う額/,
    reason: 'Margin is not paid, it is deducted and comes back with the result: 差し引く額.',
    caught: '利用可能残高から今支払う額',
    allowed: '確定時に差し引く額',
  },
  {
    pattern: /本日の返済額/,
    reason: 'It reads as due today. What repaying today costs is 本日時点の返済額.',
    caught: '本日の返済額',
    allowed: '本日時点の返済額',
  },
  {
    pattern: /^延滞 \{\{/,
    reason: 'The charge for being late has one name: 延滞利息.',
    caught: '延滞 {{count}} 日、1 日 {{amount, money}} USD',
    allowed: '延滞利息（{{count}} 日分、1 日 {{amount, money}} USD）',
  },
  {
    pattern: /、USD$|〜/,
    reason: 'A unit stands in brackets after its label; a range takes ～.',
    caught: '拘束中、USD',
    allowed: '拘束中（USD）',
  },
  {
    pattern: /(?:決定|取消|削除)キー/,
    reason: 'No keyboard has these keys: エンターキー, エスケープキー, デリートキー.',
    caught: '取消キーで元に戻します。',
    allowed: 'エスケープキーで元に戻します。',
  },
  {
    pattern: /組になる|収益進行中|背後に会社|上場銘柄/,
    reason:
      'From the English: 組み合わせた注文, 収益発生中, 運営会社はありません; nothing here is listed: 取扱銘柄.',
    caught: '組になる注文が約定',
    allowed: '組み合わせた注文が約定',
  },
  {
    pattern: /出金が支払われ|支払いは行われて/,
    reason: 'It does not say who pays: 出金が完了しました; 融資は行われていません.',
    caught: '出金が支払われました',
    allowed: '出金が完了しました',
  },
  {
    pattern: /(?:です|ます|ました|ません)か$/,
    reason: 'A question ends with ？, on a title too.',
    caught: '役に立ちましたか',
    allowed: '役に立ちましたか？',
  },
]
