// Generated from the contract: do not edit, run "npm run codegen".
export interface paths {
    readonly "/swx/customer/login/checkUserNameOrPhone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether a name is free
         * @description Tells whether a user name, an email address or a phone number may still be registered. Give exactly one of `userName`, `email`, or `areaCode` with `phone`; more than one is HTTP 400 with the rule `exactlyOne`. Ten checks a minute for one address, then HTTP 429.
         */
        readonly get: operations["checkUserNameOrPhone"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register
         * @description Creates the one account a user has, with an empty real ledger and a demo ledger of 100 000.00 USD, and signs the user in. The code comes from `sendCode` with the scene `register`. Whether the password was typed twice alike is for the client to check.
         */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in
         * @description Signs a user in by name or email address. Five wrong passwords within 15 minutes answer HTTP 429 until the 15 minutes are over.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/sendCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a verification code
         * @description Sends six digits by email, good for 10 minutes and five tries. Another code may be asked for after 60 seconds; sooner it is HTTP 429 with code `11013`. The mock server sends no email: it shows its mailbox on the console page.
         */
        readonly post: operations["sendCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/resetUserPwd": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset a forgotten password
         * @description Sets a new password with a code of the scene `reset`, and ends every session of the user.
         */
        readonly post: operations["resetUserPwd"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/loginByGoogle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with Google
         * @description Signs in with a Google account, either by the credential of Google Identity Services or by the authorization code of the redirect flow. The first time creates the user, with a generated user name.
         */
        readonly post: operations["loginByGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/linkGoogle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Link a Google account
         * @description Links a Google account to the signed-in user, who can then sign in with it.
         */
        readonly post: operations["linkGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/unlinkGoogle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unlink the Google account
         * @description Takes the Google account away from the signed-in user, who then signs in with the password. Refused while there is no password.
         */
        readonly post: operations["unlinkGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out
         * @description Ends this session: the token is worthless from here on. No body.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/logoutAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out everywhere else
         * @description Ends every other session of the user. No body.
         */
        readonly post: operations["logoutAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/logoutSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out one device
         * @description Ends one session of the user; its token is refused from then on.
         */
        readonly post: operations["logoutSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listMarketByType": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List market items
         * @description One market category in display order, or all of them. Public: works with or without a session. After this first list the market socket owns `price` and `zdf`.
         */
        readonly get: operations["listMarketByType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getMarketInfo/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an instrument
         * @description One instrument with its trading terms. The price moves on by the market socket.
         */
        readonly get: operations["getMarketInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getKValueByCodeAndDate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get candles
         * @description The last candles of an instrument up to the end of a UTC day, oldest first. A day in the future is HTTP 400 with the rule `notFuture`. An empty list means there is nothing to draw: show the placeholder chart at 52100.
         */
        readonly get: operations["getKValueByCodeAndDate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getParamByKey/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a system parameter
         * @description Numbers and lists that screens must not carry as constants. Keys: `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links`, `features`. Rates are decimal strings as fractions.
         */
        readonly get: operations["getParamByKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listContents/{languageClass}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List content pages
         * @description Titles of the company, policy and footer pages, of the questions and of the announcements: pages first, then questions by group, then announcements with the pinned ones before the newest. The path parameter is the language class, not the type: 1 Simplified Chinese, 2 all other languages; `Accept-Language` then picks the text.
         */
        readonly get: operations["listContents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getContentsById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a content page
         * @description One text page, question or announcement, in Markdown.
         */
        readonly get: operations["getContentsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listSmartProduct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List smart plans on offer
         * @description Products of all states: those on offer first, sold out and withdrawn ones last.
         */
        readonly get: operations["listSmartProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listNft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List charity NFTs
         * @description Works on auction and past auctions. Everything paid goes to the charity named.
         */
        readonly get: operations["listNft"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listNftBid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List bids for an NFT
         * @description Who bid how much for one work, newest first, with masked names.
         */
        readonly get: operations["listNftBid"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/getUserInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the signed-in user
         * @description The profile with both ledgers. A read, although it is a POST. No body. A frozen account answers 401.
         */
        readonly post: operations["getUserInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/updateProfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Update the profile
         * @description Changes picture or phone. Any other field, such as userName, is HTTP 400.
         */
        readonly post: operations["updateProfile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/repassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the password
         * @description Changes the password and ends all other sessions of the user.
         */
        readonly post: operations["repassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own sign-ins
         * @description Where the user is signed in, newest first.
         */
        readonly get: operations["listSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/setPreferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose how the app looks
         * @description Keeps language, theme and colours of prices with the account, so that every device the user signs in on has them.
         */
        readonly post: operations["setPreferences"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/checkCloseAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the account can be closed
         * @description Lists the conditions that must be met before the account can be closed. The same in both modes.
         */
        readonly get: operations["checkCloseAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/closeAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close the account
         * @description Closes the account for good. Every balance has to be 0 and no record open.
         */
        readonly post: operations["closeAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/identification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit an identity check
         * @description Submits name, address and document for review within 48 hours. After a failed check it may be submitted again. File ids come from upload with the purpose kyc; an unknown one is HTTP 400 with the rule `upload`.
         */
        readonly post: operations["identification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/getKyc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the identity check
         * @description How far the identity check is. No images.
         */
        readonly get: operations["getKyc"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload an image
         * @description Stores one JPG, JPEG 2000 or PNG of at most 2 MB, told by its first bytes. Bigger ones are to be scaled down before. The mock server keeps files in memory only.
         */
        readonly post: operations["upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listNotification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notifications
         * @description News for the user, newest first. Texts are translated by the app.
         */
        readonly get: operations["listNotification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/readNotification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark notifications as read
         * @description Marks some or all notifications as read.
         */
        readonly post: operations["readNotification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/setNotices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose notifications
         * @description Which kinds of notifications come from now on. What came before stays. Notifications about money and access cannot be switched off.
         */
        readonly post: operations["setNotices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/locked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check the payment lock
         * @description Whether payments are locked for this user. Asked live before every money action: when it cannot be answered, the action stays blocked.
         */
        readonly get: operations["getPaymentLock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set the security password
         * @description Sets the six-digit password that withdrawals ask for.
         */
        readonly post: operations["setSecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify the security password
         * @description Checks the security password and answers a ticket good for five minutes. Wrong ones are counted: the fifth locks payments for 24 hours.
         */
        readonly post: operations["verifySecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the security password
         * @description Replaces the security password by another.
         */
        readonly post: operations["changeSecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the security password
         * @description Replaces a forgotten security password. Withdrawals pause for 24 hours afterwards.
         */
        readonly post: operations["resetSecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/recharge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit a deposit
         * @description Reports a transfer to the address shown, with its proof, for review. The rate is fixed at submission. The same transaction twice answers the first record.
         */
        readonly post: operations["recharge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listRecharge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own deposits
         * @description Deposits of the user, newest first. In demo mode the list is empty.
         */
        readonly get: operations["listRecharge"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraw money
         * @description Holds the amount and submits the withdrawal for review. The fee is part of the amount; no other fee is ever asked. For a day after a reset of the security password it answers 11004 with the reason PASSWORD_RESET.
         */
        readonly post: operations["withdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listWithdrwal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own withdrawals
         * @description Withdrawals of the user, newest first; the path is spelt as specified. In demo mode the list is empty.
         */
        readonly get: operations["listWithdrwal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/cancelWithdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a withdrawal
         * @description Takes back a withdrawal that is still to be reviewed; the whole amount is free again.
         */
        readonly post: operations["cancelWithdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listTransaction": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List transactions
         * @description All changes of the available balance of this account mode.
         */
        readonly get: operations["listTransaction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/equityHistory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the equity history
         * @description Points of the equity curve in this mode, oldest first. They add up: the `income` of all points and the `profit.today` of the account make its `profit.total`, as long as a demo account was not reset. With `step` = `booking` there is a point a millisecond after each booking, besides those of the hours; where that would be more points than an answer holds, those of the hours alone. `from` later than `to` is HTTP 400 with the rule `range`.
         */
        readonly get: operations["equityHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/setSavings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Switch daily interest on or off
         * @description Whether the available balance of the real account earns daily interest.
         */
        readonly post: operations["setSavings"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/resetDemo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the demo account
         * @description Closes every demo record and starts again with 100 000.00 USD. Demo mode only. No body.
         */
        readonly post: operations["resetDemo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/settleAttempt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Settle an attempt
         * @description Finds out how a money call ended whose answer was lost, by its `Idempotency-Key` and without its body. Afterwards the outcome is certain: an attempt that was answered is `DONE` and comes with that answer; one that never arrived is `CANCELLED`, and a request that carries its key is refused with `11021`, however late it arrives. While the first request is still being carried out it is `RUNNING`: ask again. A key belongs to one user, one operation and the mode it was sent in. Ask within 24 hours: the answer of an older attempt may be gone, and then it cannot be distinguished from one that never arrived. Works while the demo account is disabled, too.
         */
        readonly post: operations["settleAttempt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/income/detail/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List income
         * @description Income of the user with sums over all rows of the same filter. In demo mode the list is empty. `from` later than `to` is HTTP 400 with the rule `range`.
         */
        readonly get: operations["listIncomeDetail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/buySmart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Buy a smart plan
         * @description Locks an amount for a number of days at a daily rate. It earns from the next 00:00 UTC, and each day's earnings are added at its close. The principal is due back with the last of them; yields are not guaranteed, and capital is at risk. Borrowed money may not be used.
         */
        readonly post: operations["buySmart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listSmartOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own smart plans
         * @description Plans of the user, newest first. In demo mode the list is empty.
         */
        readonly get: operations["listSmartOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/getSmartOrderById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a smart plan
         * @description One plan with the yield of each day.
         */
        readonly get: operations["getSmartOrderById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/previewExitSmart/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview closing a smart plan early
         * @description Returns the early-close fee and the refund. The quote is valid for 60 seconds, and exitSmart charges exactly these amounts.
         */
        readonly get: operations["previewExitSmart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/exitSmart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Leave a smart plan early
         * @description Ends a plan before maturity, as previewed. Open even while payments are locked, because it lowers the risk.
         */
        readonly post: operations["exitSmart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/openOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open a leveraged position
         * @description Opens a position with isolated margin at the server's price. The most a user can lose is the margin plus the opening fee. The fee is a part of the notional amount, rounded to the cent and at least 0.01.
         */
        readonly post: operations["openOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/modifyOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the stops of a position
         * @description Sets, moves or clears stop-loss and take-profit of an open position.
         */
        readonly post: operations["modifyOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/closeOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close a position, or a part of it
         * @description Closes a position at the server's price. Open even while payments are locked, because it lowers the risk. With `lots` only a part is closed: it becomes a closed position with a number of its own and `partOf`, with its share of margin, opening fee and profit; the rest stays open under its number, on the same terms and stops. Profit and closing fee of a part are the rounded sum of all parts so far less the rounded sum of those before, so that the parts come, to the cent, to what one closing at those prices would have.
         */
        readonly post: operations["closeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own positions
         * @description Leveraged positions of the user in this mode, newest first. A page with an open position may not be kept.
         */
        readonly get: operations["listOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/getOrderById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a position
         * @description One leveraged position.
         */
        readonly get: operations["getOrderById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/buyOptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Buy a fixed-time option
         * @description Stakes an amount on the price being above or below the strike after a fixed time. A tie returns the stake. The strike is the server's price when it accepts.
         */
        readonly post: operations["buyOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listOptionsOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own options
         * @description Fixed-time options of the user in this mode, newest first.
         */
        readonly get: operations["listOptionsOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/getOptionsOrderById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an option
         * @description One fixed-time option. May be kept once it is settled.
         */
        readonly get: operations["getOptionsOrderById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/credit/myCredit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the credit line
         * @description How much the user may borrow and on what terms. A read, although it is a POST. No body.
         */
        readonly post: operations["myCredit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/loanQuote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Quote a loan
         * @description The cost, the schedule and the agreement of a loan, to read before signing. Also for users without an identity check: the amount is then held against `loan.config` only. The quote holds for 10 minutes.
         */
        readonly post: operations["loanQuote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/loan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Apply for a loan
         * @description Applies for a quoted loan with a signed agreement. Needs a passed identity check, and no other open loan.
         */
        readonly post: operations["loan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listLoanRecord": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own loans
         * @description Loans of the user, newest first. In demo mode the list is empty.
         */
        readonly get: operations["listLoanRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/getLoanById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a loan
         * @description One loan with what repaying it costs now, and the agreement as it was signed.
         */
        readonly get: operations["getLoanById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/repayLoan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Repay a loan
         * @description Repays principal and interest so far, without a fee. Open even while payments are locked.
         */
        readonly post: operations["repayLoan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/withdrawLoan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a loan
         * @description Cancels a loan within 14 days of payout. The user repays the principal and the interest to date, and no fee.
         */
        readonly post: operations["withdrawLoan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/buyNft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Bid for or buy an NFT
         * @description Holds the amount until another user bids more or the auction ends. A bid in the last 15 minutes moves the end. The whole price goes to the charity.
         */
        readonly post: operations["buyNft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listNft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own NFTs
         * @description Works the user owns or bids for; with `kind` also those that went to another user, whose bids are returned. In demo mode the list is empty.
         */
        readonly get: operations["listMyNft"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listWatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the watchlist
         * @description Watched instruments in the order of the user.
         */
        readonly get: operations["listWatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/addWatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Watch an instrument
         * @description Adds an instrument to the watchlist; once is enough. With 100 in it, HTTP 400 with the rule `maxItems`.
         */
        readonly post: operations["addWatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/removeWatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop watching an instrument
         * @description Takes an instrument off the watchlist; fine when it is not on it.
         */
        readonly post: operations["removeWatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/inviteSummary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the invitation summary
         * @description The own code and what invitations brought. One level only; nothing for a friend's losses or volume.
         */
        readonly get: operations["inviteSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listInvite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List invited friends
         * @description Friends who registered with the own code, with masked names.
         */
        readonly get: operations["listInvite"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A sentence for logs and developers. Apps translate by `code` and never show this text. */
        readonly Message: string;
        /** @description The name may be taken. */
        readonly Availability: {
            /**
             * @description Always true; a taken name is an error.
             * @enum {boolean}
             */
            readonly available: true;
        };
        /** @description Names this answer in the server log; quote it to support. */
        readonly TraceId: string;
        /**
         * Format: date-time
         * @description The virtual clock of the server when it answered, UTC with milliseconds.
         */
        readonly ServerTime: string;
        /** @description Check whether a name is free: done. */
        readonly CheckUserNameOrPhoneAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Availability"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description An error has no result. */
        readonly Nothing: null;
        /** @description Check whether a name is free: refused, and nothing changed. */
        readonly CheckUserNameOrPhoneRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10006" | "10007";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One field of the request that breaks a rule of the contract. */
        readonly FieldError: {
            /** @description Where: the name of the header, query or path value, or the path of the body field with dots (`files.0.name`); `body` for the body as a whole. */
            readonly field: string;
            /** @description What: the broken keyword of the schema (`required`, `type`, `enum`, `pattern`, `format`, `minimum`, `maxLength` …) or a rule named in the operation. */
            readonly rule: string;
        };
        /** @description The request breaks the contract; nothing changed. */
        readonly BadRequestProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "400";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            /** @description Every field that breaks a rule. */
            readonly errors: readonly components["schemas"]["FieldError"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Another method is wanted here. */
        readonly MethodNotAllowedProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "405";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Too many requests. */
        readonly TooManyRequestsProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "11013";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The server failed. */
        readonly ServerErrorProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "500";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The service is paused. */
        readonly ServiceUnavailableProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "503";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A new user. */
        readonly RegisterRequest: {
            /** @description 4 to 20 letters, digits or underscores, starting with a letter; unique whatever the case, and never changed later. */
            readonly userName: string;
            /** @description An email address of at most 254 characters; kept in lower case. */
            readonly email: string;
            /** @description The six digits sent by email; good for 10 minutes and five tries. */
            readonly code: string;
            /** @description 8 to 64 characters with a letter and a digit. */
            readonly password: string;
            /** @description The invitation code of a friend, 6 to 8 capital letters or digits; not one's own. */
            readonly invitationCode?: string;
        };
        /** @description The session token: send it back as it is in the `Authorization` header. */
        readonly Token: string;
        /** @description The session of the new user. */
        readonly Registered: {
            readonly token: components["schemas"]["Token"];
            /** @description As registered. */
            readonly userName: string;
        };
        /** @description Register: done. */
        readonly RegisterAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Registered"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Register: refused, and nothing changed. */
        readonly RegisterRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10004" | "10006" | "10007" | "10091" | "11001";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The body is too large. */
        readonly PayloadTooLargeProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "413";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The body is of another type. */
        readonly UnsupportedMediaTypeProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "415";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who signs in. */
        readonly LoginRequest: {
            /** @description The user name, or the email address. */
            readonly userName: string;
            /** @description The password. */
            readonly password: string;
        };
        /** @description An opaque identifier; do not read anything into its form. */
        readonly Id: string;
        /**
         * @description How far the identity check is.
         * @enum {string}
         */
        readonly KycStatus: "NOT_VERIFIED" | "PENDING_REVIEW" | "VERIFIED" | "FAILED";
        /**
         * @description Light, dark, or as the device has it.
         * @enum {string}
         */
        readonly Theme: "system" | "light" | "dark";
        /**
         * @description The colour of what rises; what falls has the other one.
         * @enum {string}
         */
        readonly RisingColour: "red" | "green";
        /** @description How the user wants the app to look, the same on every device. What was never chosen is left out. */
        readonly Preferences: {
            /** @description Language of texts, dates and figures as a BCP 47 tag. */
            readonly language?: string;
            readonly theme?: components["schemas"]["Theme"];
            readonly risingColour?: components["schemas"]["RisingColour"];
        };
        /** @description US dollars as a decimal string with at most two decimals; never an exponent, never a JSON number. */
        readonly Usd: string;
        /** @description What a profit is made of; a source without profit or loss is absent. */
        readonly ProfitBySource: {
            /** @description Interest on free cash. */
            readonly SAVINGS?: components["schemas"]["Usd"];
            /** @description Yields of plans less penalties for leaving them. */
            readonly SMART?: components["schemas"]["Usd"];
            /** @description Rewards for invitations. */
            readonly INVITE?: components["schemas"]["Usd"];
            /** @description Positions, open ones too, after fees. */
            readonly ORDER?: components["schemas"]["Usd"];
            /** @description Settled fixed-time options. */
            readonly OPTION?: components["schemas"]["Usd"];
            /** @description Interest of loans, negative. */
            readonly LOAN?: components["schemas"]["Usd"];
            /** @description Fees of withdrawals, negative. */
            readonly WITHDRAWAL?: components["schemas"]["Usd"];
        };
        /** @description Profit and loss of one ledger over every product. `total` is what `equity` is beyond everything paid in less everything paid out; a demo account begins anew when it is reset. Deposits, withdrawals, a loan's principal and the price of a work bought are no profit; fees, penalties and interest are part of what they belong to. */
        readonly AccountProfit: {
            /** @description Since the account was opened. */
            readonly total: components["schemas"]["Usd"];
            /** @description Since the UTC day began; what is credited at 00:00 belongs to the day that begins. */
            readonly today: components["schemas"]["Usd"];
            /** @description The part of `total` that open positions have at the current price, before the fee of closing. */
            readonly unrealised: components["schemas"]["Usd"];
            readonly bySource: components["schemas"]["ProfitBySource"];
            /** @description What `today` is made of. */
            readonly todayBySource: components["schemas"]["ProfitBySource"];
        };
        /** @description The balances of one ledger. */
        readonly Account: {
            /**
             * @description Which ledger.
             * @enum {string}
             */
            readonly mode: "real" | "demo";
            /**
             * @description The settlement currency.
             * @enum {string}
             */
            readonly currency: "USD";
            readonly available: components["schemas"]["Usd"];
            readonly held: components["schemas"]["Usd"];
            readonly inSmart: components["schemas"]["Usd"];
            readonly inMargin: components["schemas"]["Usd"];
            readonly inStake: components["schemas"]["Usd"];
            readonly loanDebt: components["schemas"]["Usd"];
            readonly equity: components["schemas"]["Usd"];
            /** @description Savings, yields of plans and rewards for invitations credited so far: no profit, since losses and costs are not in it. */
            readonly totalIncome: components["schemas"]["Usd"];
            /** @description The part of it that was credited on this UTC day. */
            readonly todayIncome: components["schemas"]["Usd"];
            readonly profit: components["schemas"]["AccountProfit"];
        };
        /** @description Both ledgers of a user. */
        readonly Accounts: {
            readonly real: components["schemas"]["Account"];
            readonly demo: components["schemas"]["Account"];
        };
        /**
         * @description A kind of notification that can be switched off. The other kinds concern money and access and always come, and so does the automatic close of a position. PRICE_ALERT is made by the app; the server only keeps the choice.
         * @enum {string}
         */
        readonly NoticeSwitch: "SMART" | "ORDER" | "OPTION" | "NFT" | "INVITE" | "PRICE_ALERT";
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339 with milliseconds.
         */
        readonly Timestamp: string;
        /** @description The session token with the user it belongs to. */
        readonly SignedInUser: {
            readonly token: components["schemas"]["Token"];
            readonly id: components["schemas"]["Id"];
            /** @description The name chosen at registration; it never changes. */
            readonly userName: string;
            /**
             * Format: email
             * @description Lower case.
             */
            readonly email: string;
            /** @description Digits without the area code. */
            readonly phone?: string;
            /** @description Country calling code. */
            readonly areaCode?: string;
            /**
             * Format: uri-reference
             * @description A picture, absolute or from the root of the API.
             */
            readonly avatarUrl?: string;
            /** @description The own invitation code to pass on. */
            readonly inviteCode: string;
            /**
             * @description State of the account.
             * @enum {string}
             */
            readonly status: "ACTIVE" | "FROZEN";
            readonly kycStatus: components["schemas"]["KycStatus"];
            /** @description Why the last identity check failed. */
            readonly kycFailReason?: string;
            /** @description Whether there is a log-in password; false after signing in only with Google. */
            readonly hasPassword: boolean;
            /** @description Whether the six-digit security password is set. */
            readonly hasSecurityPassword: boolean;
            /** @description Whether payments are locked. */
            readonly paymentLocked: boolean;
            /** @description Whether the demo account may be used. */
            readonly demoEnabled: boolean;
            /** @description Whether free cash earns daily interest. */
            readonly savingsEnabled: boolean;
            readonly preferences?: components["schemas"]["Preferences"];
            readonly accounts: components["schemas"]["Accounts"];
            /** @description Unread notifications. */
            readonly unreadCount: number;
            /** @description Kinds of notifications that are switched off; left out when none is. */
            readonly noticesOff?: readonly components["schemas"]["NoticeSwitch"][];
            /**
             * Format: email
             * @description The address of the linked Google account; left out when none is linked.
             */
            readonly googleEmail?: string;
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Sign in: done. */
        readonly LoginAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SignedInUser"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign in: refused, and nothing changed. */
        readonly LoginRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10004" | "10005" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Where the code goes and what for. */
        readonly SendCodeRequest: {
            /** @description An email address of at most 254 characters; kept in lower case. */
            readonly email: string;
            /**
             * @description What the code is for: a registration, a forgotten password, or the security password.
             * @enum {string}
             */
            readonly scene: "register" | "reset" | "security";
        };
        /** @description The code is on its way. */
        readonly CodeSent: {
            /** @description Seconds until another code may be asked for. */
            readonly resendAfter: number;
        };
        /** @description Send a verification code: done. */
        readonly SendCodeAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["CodeSent"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Send a verification code: refused, and nothing changed. */
        readonly SendCodeRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10007" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A new password, proved by a code. */
        readonly ResetUserPwdRequest: {
            /** @description An email address of at most 254 characters; kept in lower case. */
            readonly email: string;
            /** @description The six digits sent by email; good for 10 minutes and five tries. */
            readonly code: string;
            /** @description The new password: 8 to 64 characters with a letter and a digit. */
            readonly password: string;
        };
        /** @description Reset a forgotten password: done. */
        readonly ResetUserPwdAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset a forgotten password: refused, and nothing changed. */
        readonly ResetUserPwdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10004" | "10005" | "10009" | "11001";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The identity token of Google Identity Services. */
        readonly GoogleCredentialRequest: {
            /** @description The signed token as Google hands it to the page. The sandbox has a form of its own for it, see the examples. */
            readonly credential: string;
            /** @description The invitation code of a friend, as in `register`; counts where the sign-in opens an account. */
            readonly invitationCode?: string;
        };
        /** @description The authorization code of the redirect flow, with its proof key. */
        readonly GoogleCodeRequest: {
            /** @description The code Google appended to the redirect. */
            readonly code: string;
            /** @description The state this client sent and got back. */
            readonly state: string;
            /** @description The proof key of RFC 7636. */
            readonly codeVerifier: string;
            /** @description The nonce this client sent; the identity token must carry the same, or none when it sent none. */
            readonly nonce?: string;
            /**
             * Format: uri
             * @description The address Google redirected to.
             */
            readonly redirectUri: string;
            /** @description The invitation code of a friend, as in `register`; counts where the sign-in opens an account. */
            readonly invitationCode?: string;
        };
        /** @description Sign in with Google: done. */
        readonly LoginByGoogleAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SignedInUser"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign in with Google: refused, and nothing changed. */
        readonly LoginByGoogleRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10002" | "10005" | "10007" | "10091" | "11026";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Link a Google account: done. */
        readonly LinkGoogleAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Link a Google account: refused, and nothing changed. */
        readonly LinkGoogleRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10002" | "10007" | "11006" | "11026";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description No valid session. */
        readonly UnauthorizedProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Unlink the Google account: done. */
        readonly UnlinkGoogleAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Unlink the Google account: refused, and nothing changed. */
        readonly UnlinkGoogleRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020" | "11027";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out: done. */
        readonly LogoutAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out: refused, and nothing changed. */
        readonly LogoutRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out everywhere else: done. */
        readonly LogoutAllAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out everywhere else: refused, and nothing changed. */
        readonly LogoutAllRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which sign-in. */
        readonly LogoutSessionRequest: {
            /** @description The `id` of a sign-in from listSession. */
            readonly id: components["schemas"]["Id"];
        };
        /** @description Sign out one device: done. */
        readonly LogoutSessionAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out one device: refused, and nothing changed. */
        readonly LogoutSessionRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description The category: 1 forex, 2 crypto or smart equity, 3 stocks, 4 futures, 5 metals or ETF.
         * @enum {integer}
         */
        readonly MarketType: 1 | 2 | 3 | 4 | 5;
        /** @description A quote in the currency of the instrument, rounded to its `priceDecimals`. Display data: no posting is computed from it. */
        readonly Price: number;
        /**
         * @description Whether the instrument trades now: OPEN, CLOSED by its hours, or HALTED by the venue.
         * @enum {string}
         */
        readonly Session: "OPEN" | "CLOSED" | "HALTED";
        /** @description An instrument with its latest quote, as price lists show it. */
        readonly MarketItem: {
            readonly id: components["schemas"]["Id"];
            /** @description The symbol, unique among all categories. */
            readonly code: string;
            /** @description The name in plain words. */
            readonly name: string;
            readonly type: components["schemas"]["MarketType"];
            readonly price: components["schemas"]["Price"];
            /** @description Change against the close of the previous UTC day in percent: −1.24 means −1.24 %. Two decimals. */
            readonly zdf: number;
            /** @description Recent prices for a sparkline, oldest first. */
            readonly hundred: readonly components["schemas"]["Price"][];
            /** @description Whether an order would be taken now. */
            readonly tradable: boolean;
            readonly session: components["schemas"]["Session"];
            /** @description When trading begins again, where the session is `CLOSED` and that is known. */
            readonly opensAt?: components["schemas"]["Timestamp"];
            /** @description The smallest step of the price. */
            readonly tickSize: number;
            /** @description Decimals to show a price with. */
            readonly priceDecimals: number;
            /**
             * @description Where the price comes from; a mock server always says `simulated`.
             * @enum {string}
             */
            readonly source: "simulated" | "live";
        };
        /** @description List market items: done. */
        readonly ListMarketByTypeAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            /** @description The instruments, possibly none. */
            readonly result: readonly components["schemas"]["MarketItem"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A stretch of one day in which an instrument trades, in UTC. */
        readonly TradingHours: {
            /** @description The day of the week: 0 is Sunday. */
            readonly day: number;
            /** @description Begin, as `HH:MM`. */
            readonly from: string;
            /** @description End, as `HH:MM`; `24:00` is midnight. */
            readonly to: string;
        };
        /** @description A size as a decimal string: lots, or units in a lot. */
        readonly Quantity: string;
        /** @description A rate as a decimal fraction: `0.0025` is 0.25 %. */
        readonly Rate: string;
        /** @description A running time of fixed-time options and what it pays. */
        readonly OptionPeriod: {
            /** @description Running time in seconds. */
            readonly periodSec: number;
            readonly payoutRatio: components["schemas"]["Rate"];
        };
        /** @description An instrument with its latest quote and everything an order ticket needs. */
        readonly MarketInfo: {
            readonly id: components["schemas"]["Id"];
            /** @description The symbol, unique among all categories. */
            readonly code: string;
            /** @description The name in plain words. */
            readonly name: string;
            readonly type: components["schemas"]["MarketType"];
            readonly price: components["schemas"]["Price"];
            /** @description Change against the close of the previous UTC day in percent: −1.24 means −1.24 %. Two decimals. */
            readonly zdf: number;
            /** @description Recent prices for a sparkline, oldest first. */
            readonly hundred: readonly components["schemas"]["Price"][];
            /** @description Whether an order would be taken now. */
            readonly tradable: boolean;
            readonly session: components["schemas"]["Session"];
            /** @description When trading begins again, where the session is `CLOSED` and that is known. */
            readonly opensAt?: components["schemas"]["Timestamp"];
            /** @description The regular week of this instrument in UTC, from Sunday on, without holidays. Stretches that go on after midnight continue on the next day. */
            readonly tradingHours?: readonly components["schemas"]["TradingHours"][];
            /** @description The smallest step of the price. */
            readonly tickSize: number;
            /** @description Decimals to show a price with. */
            readonly priceDecimals: number;
            /**
             * @description Where the price comes from; a mock server always says `simulated`.
             * @enum {string}
             */
            readonly source: "simulated" | "live";
            readonly contractSize: components["schemas"]["Quantity"];
            /** @description The highest leverage allowed: 30 means 1:30. */
            readonly maxLeverage: number;
            readonly lotStep: components["schemas"]["Quantity"];
            readonly minLots: components["schemas"]["Quantity"];
            readonly maxLots: components["schemas"]["Quantity"];
            readonly prevClose: components["schemas"]["Price"];
            readonly high24h: components["schemas"]["Price"];
            readonly low24h: components["schemas"]["Price"];
            /** @description Fixed-time options offered on this instrument; empty when there are none. */
            readonly optionPeriods: readonly components["schemas"]["OptionPeriod"][];
            /** @description Send it back as `acceptedTermsVersion` with an order. */
            readonly termsVersion: string;
            /** @description The risk notice to show before an order, in the language asked for. */
            readonly disclosure: string;
        };
        /** @description Get an instrument: done. */
        readonly GetMarketInfoAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["MarketInfo"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get an instrument: refused, and nothing changed. */
        readonly GetMarketInfoRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10015";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description No such path. */
        readonly NotFoundProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "404";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Open, high, low and close of one period. */
        readonly Candle: {
            /** @description Start of the period, in seconds since 1970 UTC. */
            readonly t: number;
            readonly o: components["schemas"]["Price"];
            readonly h: components["schemas"]["Price"];
            readonly l: components["schemas"]["Price"];
            readonly c: components["schemas"]["Price"];
            /** @description Volume of the period; simulated. */
            readonly v: number;
        };
        /** @description Get candles: done. */
        readonly GetKValueByCodeAndDateAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            /** @description Candles, oldest first. */
            readonly result: readonly components["schemas"]["Candle"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get candles: refused, and nothing changed. */
        readonly GetKValueByCodeAndDateRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10015";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One system parameter. */
        readonly ParamEntry: {
            /** @description The name asked for. */
            readonly key: string;
            /** @description The value: its shape depends on the key, see the list in the operation. */
            readonly value: unknown;
            readonly updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Get a system parameter: done. */
        readonly GetParamByKeyAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["ParamEntry"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a system parameter: refused, and nothing changed. */
        readonly GetParamByKeyRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10018";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description Where it is listed: 1 company, 2 policy, 3 footer; and, beyond the specification, 4 questions and answers, 5 announcements.
         * @enum {integer}
         */
        readonly ContentType: 1 | 2 | 3 | 4 | 5;
        /**
         * @description What a text is about, the same in every language and in both language classes: a link to a page finds it again after the language was changed, and a screen that shows some pages in full knows which they are. Beside others: `about`, `profile`, `supervision`, `partners`, `contact`, `complaintRoute`, `products`, `fees`, `risk`, `terms`, `privacy`, `storage`, `legal`, `disclaimer`, `advertising`.
         * @example privacy
         */
        readonly ContentTopic: string;
        /**
         * @description Group of a question: `account`, `payments`, `trading` or `lending`. An operator may have others, so a client shows a group that it doesn't know under a heading for all the rest.
         * @example payments
         */
        readonly ContentGroup: string;
        /** @description A text page, as lists and footers name it. */
        readonly ContentItem: {
            /** @description Opens the page by getContentsById. */
            readonly id: components["schemas"]["Id"];
            /** @description In the language asked for; of type 4 the question. */
            readonly title: string;
            readonly type: components["schemas"]["ContentType"];
            /** @description What it is about in every language. */
            readonly topic?: components["schemas"]["ContentTopic"];
            /** @description Only of type 4. */
            readonly group?: components["schemas"]["ContentGroup"];
            /** @description Only of type 5; when it was announced. */
            readonly publishedAt?: components["schemas"]["Timestamp"];
            /** @description Only of type 5; whether it stays above newer ones. */
            readonly pinned?: boolean;
        };
        /** @description List content pages: done. */
        readonly ListContentsAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            /** @description Pages of all types. */
            readonly result: readonly components["schemas"]["ContentItem"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A text page. */
        readonly Content: {
            /** @description As in the list. */
            readonly id: components["schemas"]["Id"];
            /** @description In the language asked for; of type 4 the question. */
            readonly title: string;
            readonly type: components["schemas"]["ContentType"];
            /** @description What it is about in every language. */
            readonly topic?: components["schemas"]["ContentTopic"];
            /** @description Only of type 4. */
            readonly group?: components["schemas"]["ContentGroup"];
            /** @description Only of type 5; when it was announced. */
            readonly publishedAt?: components["schemas"]["Timestamp"];
            /** @description Only of type 5; whether it stays above newer ones. */
            readonly pinned?: boolean;
            /** @description Markdown. */
            readonly body: string;
            /** @description When the text last changed. */
            readonly updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Get a content page: done. */
        readonly GetContentsByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Content"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a content page: refused, and nothing changed. */
        readonly GetContentsByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A running time of a plan and what it yields. */
        readonly SmartCycle: {
            /** @description Days from the value date to maturity. */
            readonly days: number;
            /** @description Yield of one day on the amount; at most 0.0045. */
            readonly dailyRate: components["schemas"]["Rate"];
        };
        /** @description A smart plan on offer. */
        readonly SmartProduct: {
            /** @description Send it as `productId`. */
            readonly id: components["schemas"]["Id"];
            /** @description In the language asked for. */
            readonly name: string;
            readonly marketType: components["schemas"]["MarketType"];
            /** @description Running times offered, shortest first. */
            readonly cycles: readonly components["schemas"]["SmartCycle"][];
            /** @description Smallest amount. */
            readonly minAmount: components["schemas"]["Usd"];
            /** @description Largest amount. */
            readonly maxAmount: components["schemas"]["Usd"];
            /** @description Part of the principal kept on early exit after the value date. */
            readonly earlyExitPenaltyRate: components["schemas"]["Rate"];
            /** @description Send it back as `acceptedTermsVersion`. */
            readonly termsVersion: string;
            /**
             * @description ON can be bought, SOLD_OUT no longer, OFF is not on offer.
             * @enum {string}
             */
            readonly status: "ON" | "OFF" | "SOLD_OUT";
        };
        /** @description One page of SmartProduct records, newest first. */
        readonly SmartProductPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["SmartProduct"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List smart plans on offer: done. */
        readonly ListSmartProductAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SmartProductPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who receives the price. */
        readonly Charity: {
            /** @description Its name; a sample where there is no registration number. */
            readonly name: string;
            /** @description Its number in the register of charities. */
            readonly registrationNo?: string;
            /**
             * Format: uri
             * @description Its page.
             */
            readonly url?: string;
        };
        /** @description A charity NFT on auction. */
        readonly Nft: {
            /** @description Send it as `nftId`. */
            readonly id: components["schemas"]["Id"];
            /** @description In the language asked for. */
            readonly title: string;
            /**
             * Format: uri-reference
             * @description The picture, absolute or from the root of the API.
             */
            readonly imageUrl: string;
            /** @description What it shows and how it came about, in the language asked for. */
            readonly story?: string;
            /** @description Who made it. */
            readonly creator: string;
            /** @description Sample name of a chain; nothing is minted. */
            readonly chain: string;
            /** @description Sample address on it. */
            readonly address: string;
            /** @description The leading bid; the start price before the first. */
            readonly currentBid: components["schemas"]["Usd"];
            /** @description The smallest bid accepted now. */
            readonly minNextBid: components["schemas"]["Usd"];
            /** @description Ends the auction at once; absent when not offered. */
            readonly buyNowPrice?: components["schemas"]["Usd"];
            /** @description When the auction ends; a late bid moves it. */
            readonly endsAt: components["schemas"]["Timestamp"];
            /** @description Seconds until then. */
            readonly remainingTime: number;
            /** @description Bids so far. */
            readonly bidCount: number;
            /** @description What sales of this work gave to the charity so far. */
            readonly cumulativeDonation: components["schemas"]["Usd"];
            readonly charity: components["schemas"]["Charity"];
            /**
             * @description LIVE takes bids; SOLD and ENDED are over; DRAFT and WITHDRAWN are not shown.
             * @enum {string}
             */
            readonly status: "DRAFT" | "LIVE" | "SOLD" | "ENDED" | "WITHDRAWN";
        };
        /** @description One page of Nft records, newest first. */
        readonly NftPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Nft"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List charity NFTs: done. */
        readonly ListNftAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["NftPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A bid of a user. */
        readonly NftBid: {
            /** @description Who, with stars. */
            readonly maskedName: string;
            /** @description How much. */
            readonly amount: components["schemas"]["Usd"];
            /** @description When. */
            readonly at: components["schemas"]["Timestamp"];
        };
        /** @description One page of NftBid records, newest first. */
        readonly NftBidPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["NftBid"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List bids for an NFT: done. */
        readonly ListNftBidAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["NftBidPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List bids for an NFT: refused, and nothing changed. */
        readonly ListNftBidRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "10020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who is signed in, with both ledgers. */
        readonly UserInfo: {
            readonly id: components["schemas"]["Id"];
            /** @description The name chosen at registration; it never changes. */
            readonly userName: string;
            /**
             * Format: email
             * @description Lower case.
             */
            readonly email: string;
            /** @description Digits without the area code. */
            readonly phone?: string;
            /** @description Country calling code. */
            readonly areaCode?: string;
            /**
             * Format: uri-reference
             * @description A picture, absolute or from the root of the API.
             */
            readonly avatarUrl?: string;
            /** @description The own invitation code to pass on. */
            readonly inviteCode: string;
            /**
             * @description State of the account.
             * @enum {string}
             */
            readonly status: "ACTIVE" | "FROZEN";
            readonly kycStatus: components["schemas"]["KycStatus"];
            /** @description Why the last identity check failed. */
            readonly kycFailReason?: string;
            /** @description Whether there is a log-in password; false after signing in only with Google. */
            readonly hasPassword: boolean;
            /** @description Whether the six-digit security password is set. */
            readonly hasSecurityPassword: boolean;
            /** @description Whether payments are locked. */
            readonly paymentLocked: boolean;
            /** @description Whether the demo account may be used. */
            readonly demoEnabled: boolean;
            /** @description Whether free cash earns daily interest. */
            readonly savingsEnabled: boolean;
            readonly preferences?: components["schemas"]["Preferences"];
            readonly accounts: components["schemas"]["Accounts"];
            /** @description Unread notifications. */
            readonly unreadCount: number;
            /** @description Kinds of notifications that are switched off; left out when none is. */
            readonly noticesOff?: readonly components["schemas"]["NoticeSwitch"][];
            /**
             * Format: email
             * @description The address of the linked Google account; left out when none is linked.
             */
            readonly googleEmail?: string;
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Get the signed-in user: done. */
        readonly GetUserInfoAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["UserInfo"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the signed-in user: refused, and nothing changed. */
        readonly GetUserInfoRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What is to change. The user name never changes. */
        readonly UpdateProfileRequest: {
            /** @description Own upload, purpose avatar. */
            readonly avatarId?: components["schemas"]["Id"];
            /** @description A code of `areaCodes`; another is HTTP 400 with the rule `enum`. */
            readonly areaCode?: string;
            /** @description Digits without the area code; those of another user are HTTP 400 with the rule `unique`. */
            readonly phone?: string;
            /** @description What is to be taken away; a phone goes with its area code. */
            readonly remove?: readonly ("phone" | "picture")[];
        };
        /** @description Update the profile: done. */
        readonly UpdateProfileAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Update the profile: refused, and nothing changed. */
        readonly UpdateProfileRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The old password and a new one. */
        readonly RepasswordRequest: {
            /** @description The password now. */
            readonly oldPassword: string;
            /** @description 8 to 64 characters with a letter and a digit, other than the old one. */
            readonly newPassword: string;
        };
        /** @description Change the password: done. */
        readonly RepasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Change the password: refused, and nothing changed. */
        readonly RepasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A sign-in of the user. */
        readonly SessionInfo: {
            /** @description Stable. */
            readonly id: components["schemas"]["Id"];
            /** @description When. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description When it was last used, noted once a day. */
            readonly usedAt: components["schemas"]["Timestamp"];
            /** @description What signed in, in plain words. */
            readonly device: string;
            /** @description Whether it is this session. */
            readonly current: boolean;
        };
        /** @description One page of SessionInfo records, newest first. */
        readonly SessionInfoPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["SessionInfo"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own sign-ins: done. */
        readonly ListSessionAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SessionInfoPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own sign-ins: refused, and nothing changed. */
        readonly ListSessionRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What is to change; the rest stays. */
        readonly SetPreferencesRequest: {
            /** @description A BCP 47 tag. */
            readonly language?: string;
            readonly theme?: components["schemas"]["Theme"];
            readonly risingColour?: components["schemas"]["RisingColour"];
        };
        /** @description Choose how the app looks: done. */
        readonly SetPreferencesAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Choose how the app looks: refused, and nothing changed. */
        readonly SetPreferencesRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description An amount in the currency named beside it, as a decimal string with that currency's scale; never an exponent, never a JSON number. */
        readonly Money: string;
        /** @description Whether the account can be closed, and what has to come to an end before it can. Play money does not count, but open demo trades do. */
        readonly AccountClosing: {
            /** @description Whether closeAccount would be accepted with the right password. */
            readonly closable: boolean;
            /** @description What the real account has available. */
            readonly available: components["schemas"]["Money"];
            /** @description What is owed on loans. */
            readonly owed: components["schemas"]["Money"];
            /** @description Open positions of both accounts. */
            readonly positions: number;
            /** @description Open options of both accounts. */
            readonly options: number;
            /** @description Plans in progress. */
            readonly plans: number;
            /** @description Leading bids on NFTs. */
            readonly bids: number;
            /** @description Deposits under review. */
            readonly deposits: number;
            /** @description Withdrawals on their way. */
            readonly withdrawals: number;
            /** @description Loans that are under review or not repaid. */
            readonly loans: number;
        };
        /** @description Check whether the account can be closed: done. */
        readonly CheckCloseAccountAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["AccountClosing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Check whether the account can be closed: refused, and nothing changed. */
        readonly CheckCloseAccountRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Proof that it is the user. */
        readonly CloseAccountRequest: {
            /** @description The login password. */
            readonly loginPassword: string;
        };
        /** @description Close the account: done. */
        readonly CloseAccountAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Close the account: refused, and nothing changed. */
        readonly CloseAccountRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who the user is. Do not send real documents to a sandbox. */
        readonly IdentificationRequest: {
            /** @description As in the document. */
            readonly firstName: string;
            /** @description As in the document. */
            readonly lastName: string;
            /**
             * @description As in the document.
             * @enum {string}
             */
            readonly sex: "male" | "female";
            /**
             * Format: date
             * @description At least 18 years ago; later is HTTP 400 with the rule `age`.
             */
            readonly birthdate: string;
            /** @description ISO 3166 alpha-2, a code of `countries`; another is HTTP 400 with the rule `enum`. */
            readonly country: string;
            /** @description Where the user lives. */
            readonly address: string;
            /** @description Country calling code. */
            readonly areaCode: string;
            /** @description Digits without the area code. */
            readonly phone: string;
            /**
             * @description Which document.
             * @enum {string}
             */
            readonly docType: "idCard" | "driverLicense" | "passport";
            /** @description Own upload of the front, purpose kyc. */
            readonly idFront: components["schemas"]["Id"];
            /** @description Own upload of the back; not needed for a passport. */
            readonly idBack?: components["schemas"]["Id"];
            /** @description Own upload of the user holding the document. */
            readonly handHeld: components["schemas"]["Id"];
            /** @description Own upload of the signature. */
            readonly signature: string;
        };
        /** @description One step in the life of a record. */
        readonly StatusChange: {
            /** @description The status entered. */
            readonly status: string;
            /** @description When. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description Why, where a reviewer or a rule decided; shown to the user. */
            readonly reason?: string;
        };
        /** @description The identity check was submitted. */
        readonly KycReceipt: {
            readonly status: components["schemas"]["KycStatus"];
            /** @description When it was submitted. */
            readonly submittedAt: components["schemas"]["Timestamp"];
            /** @description When the review is due: 48 hours later. */
            readonly reviewDueAt: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Submit an identity check: done. */
        readonly IdentificationAnswer: {
            /**
             * @description Success: Submitted for review.
             * @enum {string}
             */
            readonly code: "20001";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["KycReceipt"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Submit an identity check: refused, and nothing changed. */
        readonly IdentificationRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10018" | "10019" | "11006" | "11016";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How far the identity check is; images never travel back. */
        readonly KycState: {
            readonly status: components["schemas"]["KycStatus"];
            /** @description When it was submitted. */
            readonly submittedAt?: components["schemas"]["Timestamp"];
            /** @description When the review is due: 48 hours after submission. */
            readonly reviewDueAt?: components["schemas"]["Timestamp"];
            /** @description Whether the review takes longer than promised. */
            readonly delayed: boolean;
            /** @description Why the last check failed, to be shown. */
            readonly failReason?: string;
            /** @description When it was decided. */
            readonly reviewedAt?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Get the identity check: done. */
        readonly GetKycAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["KycState"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the identity check: refused, and nothing changed. */
        readonly GetKycRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A stored file. */
        readonly UploadedFile: {
            /** @description Send it where a file is asked for. */
            readonly fileId: components["schemas"]["Id"];
            /**
             * @description By its first bytes.
             * @enum {string}
             */
            readonly mime: "image/jpeg" | "image/jp2" | "image/png";
            /** @description Its size. */
            readonly bytes: number;
            /** @description Its checksum. */
            readonly sha256: string;
        };
        /** @description Upload an image: done. */
        readonly UploadAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["UploadedFile"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Upload an image: refused, and nothing changed. */
        readonly UploadRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The image, or the body as a whole, is too large. */
        readonly ImageTooLargeProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "11012" | "413";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The image, or the body as a whole, is of another type. */
        readonly ImageFormatWrongProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "11011" | "415";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description MONEY: deposits, withdrawals and loans. TRADING: positions and options. PLANS, NFTS, INVITES: as they say. SECURITY: identity check and payment lock.
         * @enum {string}
         */
        readonly NoticeGroup: "MONEY" | "TRADING" | "PLANS" | "NFTS" | "SECURITY" | "INVITES";
        /** @description A number to quote: two letters, the day, ten digits. */
        readonly OrderNo: string;
        /** @description News for the user, translated by the app. */
        readonly Notification: {
            /** @description Send it with readNotification. */
            readonly id: components["schemas"]["Id"];
            /** @description What it is about. */
            readonly kind: string;
            readonly group: components["schemas"]["NoticeGroup"];
            /**
             * @description The account whose money it is about; absent of what is about the user, and of a server that does not tell.
             * @enum {string}
             */
            readonly mode?: "real" | "demo";
            /** @description The key of its text. */
            readonly titleKey: string;
            /** @description What the text needs; of a work (kind NFT) also its id as `nftId`. */
            readonly params: {
                readonly [key: string]: string;
            };
            /** @description The record to open. */
            readonly orderNo?: components["schemas"]["OrderNo"];
            /** @description Whether it was read. */
            readonly read: boolean;
            /** @description When. */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of Notification records, newest first. */
        readonly NotificationPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Notification"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List notifications: done. */
        readonly ListNotificationAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["NotificationPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List notifications: refused, and nothing changed. */
        readonly ListNotificationRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Some, or all of them. */
        readonly ReadNotificationRequest: {
            /** @description Which ones. */
            readonly ids?: readonly components["schemas"]["Id"][];
            /**
             * @description All of them.
             * @enum {boolean}
             */
            readonly all?: true;
        };
        /** @description Mark notifications as read: done. */
        readonly ReadNotificationAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Mark notifications as read: refused, and nothing changed. */
        readonly ReadNotificationRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The whole choice. */
        readonly SetNoticesRequest: {
            /** @description Kinds to switch off; all others are on. */
            readonly off: readonly components["schemas"]["NoticeSwitch"][];
        };
        /** @description Choose notifications: done. */
        readonly SetNoticesAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Choose notifications: refused, and nothing changed. */
        readonly SetNoticesRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Whether payments are locked now. */
        readonly PaymentLock: {
            /** @description Whether recharge, withdrawal, plans, options, orders, NFTs and loans are refused. */
            readonly locked: boolean;
            /**
             * @description Why, see PaymentLockReason; null while nothing is locked.
             * @enum {string|null}
             */
            readonly reason: "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET" | null;
            /** @description What the operator wrote to the user when locking payments, to be shown as the operator's words; absent when nothing was written or the operator did not lock them. */
            readonly note?: string;
            /**
             * Format: date-time
             * @description When the lock ends by itself; null when it has no end or nothing is locked.
             */
            readonly until: string | null;
            /**
             * Format: date-time
             * @description When withdrawals go on after a reset of the security password; null when they are not paused. The pause stops nothing else and is no lock.
             */
            readonly withdrawalsPausedUntil: string | null;
            /**
             * Format: uri-reference
             * @description Where support is reached.
             */
            readonly contactUrl: string;
            /** @description Whether the security password is set. */
            readonly hasPassword: boolean;
            /** @description Wrong security passwords left before the lock. */
            readonly attemptsLeft: number;
        };
        /** @description Check the payment lock: done. */
        readonly GetPaymentLockAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["PaymentLock"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Check the payment lock: refused, and nothing changed. */
        readonly GetPaymentLockRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A first security password. */
        readonly SetSecurityPasswordRequest: {
            /** @description Six digits; six equal ones, or the run from one to six, are HTTP 400 with the rule `weak`. */
            readonly password: string;
            /** @description The six digits sent by sendCode with the scene security. */
            readonly emailCode: string;
        };
        /** @description Set the security password: done. */
        readonly SetSecurityPasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Set the security password: refused, and nothing changed. */
        readonly SetSecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "11001" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The security password. */
        readonly VerifySecurityPasswordRequest: {
            /** @description Six digits. */
            readonly password: string;
        };
        /** @description The security password is right. */
        readonly VerifiedPassword: {
            /**
             * @description Always true; a wrong one is an error.
             * @enum {boolean}
             */
            readonly verified: true;
            /** @description Proof for the next five minutes. */
            readonly ticket: string;
        };
        /** @description Verify the security password: done. */
        readonly VerifySecurityPasswordAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["VerifiedPassword"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Verify the security password: refused, and nothing changed. */
        readonly VerifySecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11002" | "11003";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description Why payments are locked: five wrong security passwords, a decision of the operator, or (for withdrawals) a fresh reset of the security password.
         * @enum {string}
         */
        readonly PaymentLockReason: "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET";
        /** @description Why payments are locked, until when, and whom to ask. */
        readonly PaymentLockNotice: {
            readonly reason: components["schemas"]["PaymentLockReason"];
            /** @description What the operator wrote to the user when locking payments, to be shown as the operator's words; absent when nothing was written or the operator did not lock them. */
            readonly note?: string;
            /**
             * Format: date-time
             * @description When the lock ends by itself; null when it has no end.
             */
            readonly until: string | null;
            /**
             * Format: uri-reference
             * @description Where support is reached.
             */
            readonly contactUrl: string;
        };
        /** @description Payments are locked: nothing was done, and the result says why and until when. */
        readonly PaymentLocked: {
            /**
             * @description Payments are locked for this account; contact support.
             * @enum {string}
             */
            readonly code: "11004";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["PaymentLockNotice"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The security password now and a new one. */
        readonly ChangeSecurityPasswordRequest: {
            /** @description Six digits. */
            readonly oldPassword: string;
            /** @description Six digits, other than the old ones (HTTP 400, rule `same`), not weak (rule `weak`). */
            readonly newPassword: string;
        };
        /** @description Change the security password: done. */
        readonly ChangeSecurityPasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Change the security password: refused, and nothing changed. */
        readonly ChangeSecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11002" | "11003" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A new security password, proved by code and login password. */
        readonly ResetSecurityPasswordRequest: {
            /** @description The six digits sent by sendCode with the scene security. */
            readonly emailCode: string;
            /** @description The login password. */
            readonly loginPassword: string;
            /** @description Six digits, not weak (HTTP 400, rule `weak`). */
            readonly newPassword: string;
        };
        /** @description Reset the security password: done. */
        readonly ResetSecurityPasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset the security password: refused, and nothing changed. */
        readonly ResetSecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "11001" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The key of an attempt, quoted or bare; the quotes make no difference. */
        readonly AttemptKey: string;
        /** @description What was sent, and the proof of it. */
        readonly RechargeRequest: {
            /** @description A currency of `recharge.methods`; another is HTTP 400 with the rule `enum`. */
            readonly currency: string;
            /** @description Its network in `recharge.methods`. */
            readonly network: string;
            /** @description How much, in that currency and with its scale at most. */
            readonly amount: string;
            /** @description The transaction; needed unless last6 is given. */
            readonly txHash?: string;
            /** @description Its last six characters, 0 to 9 and a to f; needed unless txHash is given. */
            readonly last6?: string;
            /** @description Own upload, purpose recharge. */
            readonly proofId: components["schemas"]["Id"];
            /** @description The address that was shown. */
            readonly receiveAddress: string;
        };
        /** @description A deposit under review or decided. */
        readonly Recharge: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description What was sent. */
            readonly currency: string;
            /** @description Over which network. */
            readonly network: string;
            /** @description How much, in that currency. */
            readonly amount: components["schemas"]["Money"];
            /** @description US dollars for one unit, fixed at submission. */
            readonly rate: components["schemas"]["Money"];
            /** @description Credited when approved. */
            readonly usdAmount: components["schemas"]["Usd"];
            /** @description Where it was sent. */
            readonly receiveAddress: string;
            /** @description The transaction. */
            readonly txHash?: string;
            /** @description Its last six characters, 0 to 9 and a to f. */
            readonly last6?: string;
            /** @description The uploaded proof. */
            readonly proofId: components["schemas"]["Id"];
            /**
             * @description TO_BE_REVIEWED, then COMPLETED, REJECTED or FAILED.
             * @enum {string}
             */
            readonly status: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED";
            /** @description When it was submitted. */
            readonly submittedAt: components["schemas"]["Timestamp"];
            /** @description When it was decided. */
            readonly reviewedAt?: components["schemas"]["Timestamp"];
            /** @description Why it was rejected or failed, to be shown. */
            readonly reason?: string;
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Submit a deposit: done. */
        readonly RechargeAnswer: {
            /**
             * @description Success: Deposit added and submitted for review.
             * @enum {string}
             */
            readonly code: "20002";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Recharge"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Submit a deposit: refused, and nothing changed. */
        readonly RechargeRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10013" | "10018" | "10021" | "11005" | "11006" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The amount is below the minimum named in `params`. */
        readonly BelowMinimum: {
            /**
             * @description The amount is below the minimum of {limit} {name}.
             * @enum {string}
             */
            readonly code: "11008";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            /** @description What the message of this code needs. */
            readonly params: {
                /** @description The currency of the minimum. */
                readonly name: string;
                /** @description The minimum in that currency, as a decimal string. */
                readonly limit: string;
            };
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The first request with this idempotency key is still running. */
        readonly ConflictProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "11015";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The idempotency key was used with another body. */
        readonly UnprocessableContentProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            readonly code: "11014";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Recharge records, newest first. */
        readonly RechargePage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Recharge"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own deposits: done. */
        readonly ListRechargeAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["RechargePage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own deposits: refused, and nothing changed. */
        readonly ListRechargeRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How much, where to, and the security password. */
        readonly WithdrawalRequest: {
            /** @description A method of `withdrawal.methods`. */
            readonly method: string;
            /** @description How much is taken from the balance, in USD. */
            readonly amount: string;
            /** @description Where to, for a crypto method. */
            readonly address?: string;
            /** @description The bank, for the method BANK. */
            readonly bankName?: string;
            /** @description Whose account, for the method BANK. */
            readonly cardholder?: string;
            /** @description The account, for the method BANK. */
            readonly accountNo?: string;
            /** @description An own upload of the purpose withdrawal, such as a bank statement; never required. */
            readonly proofId?: components["schemas"]["Id"];
            /** @description The six-digit security password. */
            readonly securityPassword: string;
            /** @description The fee the user saw. */
            readonly expectedFee: components["schemas"]["Usd"];
        };
        /** @description A withdrawal under review, on its way or decided. */
        readonly Withdrawal: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /**
             * @description How it is paid out.
             * @enum {string}
             */
            readonly method: "USDT-TRC20" | "USDT-ERC20" | "BTC" | "ETH" | "BANK";
            /** @description Taken from the balance. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Part of it that is the fee; no other is ever asked. */
            readonly fee: components["schemas"]["Usd"];
            /** @description The fee as a part of the amount. */
            readonly feeRate: components["schemas"]["Rate"];
            /** @description Amount less fee. */
            readonly receiveAmount: components["schemas"]["Usd"];
            /** @description US dollars for one unit of the currency received, fixed at submission. */
            readonly rate?: components["schemas"]["Money"];
            /** @description What arrives, in that currency. */
            readonly receiveCurrencyAmount?: components["schemas"]["Money"];
            /** @description Where it goes, of a crypto method. */
            readonly address?: string;
            /** @description The bank, of the method BANK. */
            readonly bankName?: string;
            /** @description Whose account. */
            readonly cardholder?: string;
            /** @description The account, all but the last four masked. */
            readonly accountNo?: string;
            /** @description The upload that was sent with it. */
            readonly proofId?: components["schemas"]["Id"];
            /**
             * @description TO_BE_REVIEWED; APPROVED needs network confirmation; COMPLETED, REJECTED, FAILED and CANCELLED are final, and but for COMPLETED the whole amount is back.
             * @enum {string}
             */
            readonly status: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED";
            /** @description When it was submitted. */
            readonly submittedAt: components["schemas"]["Timestamp"];
            /** @description When it was paid out. */
            readonly completedAt?: components["schemas"]["Timestamp"];
            /** @description The payout, as the bank or the network knows it, once it was paid out. */
            readonly payoutReference?: string;
            /** @description Why it was rejected or failed, to be shown. */
            readonly reason?: string;
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Withdraw money: done. */
        readonly WithdrawalAnswer: {
            /**
             * @description Success: Withdrawal added and submitted for review.
             * @enum {string}
             */
            readonly code: "20003";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Withdrawal"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Withdraw money: refused, and nothing changed. */
        readonly WithdrawalRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10013" | "10018" | "10021" | "10022" | "10025" | "11002" | "11003" | "11005" | "11006" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Withdrawal records, newest first. */
        readonly WithdrawalPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Withdrawal"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own withdrawals: done. */
        readonly ListWithdrwalAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["WithdrawalPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own withdrawals: refused, and nothing changed. */
        readonly ListWithdrwalRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which withdrawal. */
        readonly CancelWithdrawalRequest: {
            /** @description The withdrawal. */
            readonly orderNo: components["schemas"]["Id"];
        };
        /** @description Cancel a withdrawal: done. */
        readonly CancelWithdrawalAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Withdrawal"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Cancel a withdrawal: refused, and nothing changed. */
        readonly CancelWithdrawalRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11006" | "11010" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description What moved the money.
         * @enum {string}
         */
        readonly TransactionKind: "DEPOSIT" | "WITHDRAWAL" | "WITHDRAWAL_RETURN" | "SMART_BUY" | "SMART_YIELD" | "SMART_MATURITY" | "SMART_EXIT" | "SAVINGS" | "LOAN_DISBURSEMENT" | "LOAN_REPAYMENT" | "ORDER_OPEN" | "ORDER_CLOSE" | "OPTION_STAKE" | "OPTION_SETTLEMENT" | "NFT_BID" | "NFT_RETURN" | "INVITE_REWARD" | "DEMO_START" | "GRANT";
        /**
         * Format: date
         * @description A UTC calendar day.
         */
        readonly Day: string;
        /** @description One change of the available balance. */
        readonly Transaction: {
            /** @description Stable. */
            readonly id: components["schemas"]["Id"];
            /** @description The record it belongs to: an order number or a day. */
            readonly ref: string;
            readonly kind: components["schemas"]["TransactionKind"];
            /** @description The symbol, when it is of a position or an option. */
            readonly code?: string;
            /**
             * @description Direction of the position (LONG, SHORT) or the option (UP, DOWN).
             * @enum {string}
             */
            readonly direction?: "LONG" | "SHORT" | "UP" | "DOWN";
            /** @description Signed: what was added to or deducted from the available balance. */
            readonly amount: components["schemas"]["Usd"];
            /** @description The available balance afterwards. */
            readonly balanceAfter: components["schemas"]["Usd"];
            /** @description When. */
            readonly at: components["schemas"]["Timestamp"];
        };
        /** @description One page of Transaction records, newest first. */
        readonly TransactionPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Transaction"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List transactions: done. */
        readonly ListTransactionAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["TransactionPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List transactions: refused, and nothing changed. */
        readonly ListTransactionRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Wealth at one moment. What is booked at that very moment, such as the credits of 00:00, counts to the time after it, so that two points of a day apart hold exactly one UTC day. From one point to the next equity changes by `deposits` less `withdrawals` plus `income`, to the cent. */
        readonly EquityPoint: {
            /** @description When. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description Everything owned less everything owed, open positions at the price of the time. */
            readonly equity: components["schemas"]["Usd"];
            /** @description Paid in since the point before. */
            readonly deposits: components["schemas"]["Usd"];
            /** @description Paid out since the point before, to the user or for a work bought. */
            readonly withdrawals: components["schemas"]["Usd"];
            /** @description Profit of every product since the point before, as in `AccountProfit`; negative for a loss. */
            readonly income: components["schemas"]["Usd"];
            /** @description What `income` is made of. */
            readonly bySource: components["schemas"]["ProfitBySource"];
        };
        /** @description Get the equity history: done. */
        readonly EquityHistoryAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            /** @description Points, oldest first. */
            readonly result: readonly components["schemas"]["EquityPoint"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the equity history: refused, and nothing changed. */
        readonly EquityHistoryRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description On or off. */
        readonly SetSavingsRequest: {
            /** @description Whether free cash earns daily interest. */
            readonly enabled: boolean;
        };
        /** @description Switch daily interest on or off: done. */
        readonly SetSavingsAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Switch daily interest on or off: refused, and nothing changed. */
        readonly SetSavingsRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset the demo account: done. */
        readonly ResetDemoAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset the demo account: refused, and nothing changed. */
        readonly ResetDemoRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "11006" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description An operation that moves money and takes an idempotency key.
         * @enum {string}
         */
        readonly MoneyOperation: "recharge" | "withdrawal" | "cancelWithdrawal" | "resetDemo" | "buySmart" | "exitSmart" | "openOrder" | "closeOrder" | "buyOptions" | "loan" | "repayLoan" | "withdrawLoan" | "buyNft";
        /** @description The key of the attempt and the operation it was sent to. */
        readonly SettleAttemptRequest: {
            /** @description The `Idempotency-Key` of the attempt, quoted or bare. */
            readonly key: components["schemas"]["AttemptKey"];
            readonly operation: components["schemas"]["MoneyOperation"];
        };
        /** @description The answer of an attempt as it was sent, whole. Its schema is the one of the operation. */
        readonly KeptEnvelope: {
            /** @description The code of the answer. */
            readonly code: string;
            readonly msg: components["schemas"]["Message"];
            /** @description The result of the operation, or what goes with its error. */
            readonly result: unknown;
            /** @description Values that the text of an error inserts. */
            readonly params?: {
                readonly [key: string]: string;
            };
            /** @description Fields that were refused. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What became of an attempt. */
        readonly SettledAttempt: {
            /**
             * @description `DONE` when it was answered, by a success or an error; `RUNNING` while it is being carried out; `CANCELLED` when it never arrived, and can never be carried out any more.
             * @enum {string}
             */
            readonly state: "DONE" | "RUNNING" | "CANCELLED";
            readonly operation: components["schemas"]["MoneyOperation"];
            /** @description When it was answered, began or was cancelled, in this order of the states. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description The answer it was given; there exactly when it is `DONE`. */
            readonly answer?: components["schemas"]["KeptEnvelope"];
        };
        /** @description Settle an attempt: its state. */
        readonly SettleAttemptAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SettledAttempt"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Settle an attempt: refused, and nothing changed. */
        readonly SettleAttemptRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description Where income comes from; SAVINGS, SMART and INVITE count into the total income.
         * @enum {string}
         */
        readonly IncomeSource: "SAVINGS" | "SMART" | "INVITE" | "ORDER" | "OPTION" | "NFT_REFUND";
        /** @description One income. */
        readonly IncomeDetail: {
            /** @description Stable. */
            readonly id: components["schemas"]["Id"];
            readonly source: components["schemas"]["IncomeSource"];
            /** @description The record it belongs to. */
            readonly orderNo?: components["schemas"]["OrderNo"];
            readonly day: components["schemas"]["Day"];
            /** @description What it is computed on. */
            readonly base: components["schemas"]["Usd"];
            /** @description The daily rate of savings and plans, the payout of an option, the fee of a position. */
            readonly rate: components["schemas"]["Rate"];
            /** @description How much; negative for a loss. */
            readonly amount: components["schemas"]["Usd"];
            /**
             * @description Whether it is credited.
             * @enum {string}
             */
            readonly status: "IN_PROGRESS" | "DIVIDED";
            /** @description When it was booked. */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Sums by source; a source without income is absent. */
        readonly IncomeBySource: {
            /** @description Its sum. */
            readonly SAVINGS?: components["schemas"]["Usd"];
            /** @description Its sum. */
            readonly SMART?: components["schemas"]["Usd"];
            /** @description Its sum. */
            readonly INVITE?: components["schemas"]["Usd"];
            /** @description Its sum. */
            readonly ORDER?: components["schemas"]["Usd"];
            /** @description Its sum. */
            readonly OPTION?: components["schemas"]["Usd"];
            /** @description Its sum. */
            readonly NFT_REFUND?: components["schemas"]["Usd"];
        };
        /** @description Sums over all rows of the same filter. */
        readonly IncomeSummary: {
            /** @description All of it. */
            readonly total: components["schemas"]["Usd"];
            /** @description Of this UTC day. */
            readonly today: components["schemas"]["Usd"];
            readonly bySource: components["schemas"]["IncomeBySource"];
        };
        /** @description One page of IncomeDetail records, newest first. */
        readonly IncomeDetailPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["IncomeDetail"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
            readonly summary: components["schemas"]["IncomeSummary"];
        };
        /** @description List income: done. */
        readonly ListIncomeDetailAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["IncomeDetailPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List income: refused, and nothing changed. */
        readonly ListIncomeDetailRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which plan, how long, how much. */
        readonly BuySmartRequest: {
            /** @description The product. */
            readonly productId: components["schemas"]["Id"];
            /** @description A running time the product offers. */
            readonly days: number;
            /** @description The principal in USD, two decimals at most, within the range of the product. */
            readonly amount: string;
            /** @description The `termsVersion` read with the product. */
            readonly acceptedTermsVersion: string;
        };
        /** @description A smart plan the user holds or held. */
        readonly SmartOrder: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description Which product. */
            readonly productId: components["schemas"]["Id"];
            /** @description Its name when bought. */
            readonly productName: string;
            /** @description Running time in days. */
            readonly days: number;
            /** @description The principal. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Yield of one day, fixed when bought. */
            readonly dailyRate: components["schemas"]["Rate"];
            /**
             * @description IN_PROGRESS until maturity or EARLY_EXIT; MATURED, DISTRIBUTED and COMPLETED follow each other in one batch.
             * @enum {string}
             */
            readonly status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
            /**
             * @description Whether the profit of the last day is shared already.
             * @enum {string}
             */
            readonly shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED";
            /** @description When it was bought. */
            readonly boughtAt: components["schemas"]["Timestamp"];
            /** @description From when it earns: the next 00:00 UTC. */
            readonly valueDate: components["schemas"]["Timestamp"];
            /** @description When the principal returns with the last yield. */
            readonly maturesAt: components["schemas"]["Timestamp"];
            /** @description Days credited so far. */
            readonly profitDays: number;
            /** @description All yields until maturity, as they will be booked. */
            readonly expectedRevenue: components["schemas"]["Usd"];
            /** @description Yields booked so far. */
            readonly distributedRevenue: components["schemas"]["Usd"];
            /** @description Kept on early exit. */
            readonly penalty?: components["schemas"]["Usd"];
            /** @description Returned on early exit. */
            readonly refund?: components["schemas"]["Usd"];
            /** @description When it was left early. */
            readonly exitedAt?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Buy a smart plan: done. */
        readonly BuySmartAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            readonly code: "20004";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SmartOrder"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Buy a smart plan: refused, and nothing changed. */
        readonly BuySmartRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10010" | "10011" | "10012" | "10013" | "10015" | "10018" | "10024" | "11005" | "11006" | "11007" | "11018" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of SmartOrder records, newest first. */
        readonly SmartOrderPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["SmartOrder"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own smart plans: done. */
        readonly ListSmartOrderAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SmartOrderPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own smart plans: refused, and nothing changed. */
        readonly ListSmartOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The yield of one day. */
        readonly ProfitDay: {
            readonly day: components["schemas"]["Day"];
            /** @description What was credited. */
            readonly amount: components["schemas"]["Usd"];
            /** @description When it was credited. */
            readonly at: components["schemas"]["Timestamp"];
        };
        /** @description A smart plan with the yield of each day. */
        readonly SmartOrderDetail: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description Which product. */
            readonly productId: components["schemas"]["Id"];
            /** @description Its name when bought. */
            readonly productName: string;
            /** @description Running time in days. */
            readonly days: number;
            /** @description The principal. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Yield of one day, fixed when bought. */
            readonly dailyRate: components["schemas"]["Rate"];
            /**
             * @description IN_PROGRESS until maturity or EARLY_EXIT; MATURED, DISTRIBUTED and COMPLETED follow each other in one batch.
             * @enum {string}
             */
            readonly status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
            /**
             * @description Whether the profit of the last day is shared already.
             * @enum {string}
             */
            readonly shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED";
            /** @description When it was bought. */
            readonly boughtAt: components["schemas"]["Timestamp"];
            /** @description From when it earns: the next 00:00 UTC. */
            readonly valueDate: components["schemas"]["Timestamp"];
            /** @description When the principal returns with the last yield. */
            readonly maturesAt: components["schemas"]["Timestamp"];
            /** @description Days credited so far. */
            readonly profitDays: number;
            /** @description All yields until maturity, as they will be booked. */
            readonly expectedRevenue: components["schemas"]["Usd"];
            /** @description Yields booked so far. */
            readonly distributedRevenue: components["schemas"]["Usd"];
            /** @description Kept on early exit. */
            readonly penalty?: components["schemas"]["Usd"];
            /** @description Returned on early exit. */
            readonly refund?: components["schemas"]["Usd"];
            /** @description When it was left early. */
            readonly exitedAt?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
            /** @description One entry per credited day, oldest first. */
            readonly profitDayList: readonly components["schemas"]["ProfitDay"][];
        };
        /** @description Get a smart plan: done. */
        readonly GetSmartOrderByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SmartOrderDetail"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a smart plan: refused, and nothing changed. */
        readonly GetSmartOrderByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What leaving a plan now would mean; good for 60 seconds. */
        readonly ExitPreview: {
            /** @description Part of the principal kept; 0 before the value date. */
            readonly penaltyRate: components["schemas"]["Rate"];
            /** @description That part in money. */
            readonly penalty: components["schemas"]["Usd"];
            /** @description What is returned to the available balance. */
            readonly refund: components["schemas"]["Usd"];
            /** @description Yields booked so far, which stay. */
            readonly kept: components["schemas"]["Usd"];
            /** @description Yields still to come, which are lost. */
            readonly lostRevenue: components["schemas"]["Usd"];
            /** @description Result of the whole plan: kept yields less the penalty. */
            readonly net: components["schemas"]["Usd"];
            /** @description Send it with exitSmart. */
            readonly quoteId: components["schemas"]["Id"];
        };
        /** @description Preview closing a smart plan early: done. */
        readonly PreviewExitSmartAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["ExitPreview"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Preview closing a smart plan early: refused, and nothing changed. */
        readonly PreviewExitSmartRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11010" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which plan, under which preview. */
        readonly ExitSmartRequest: {
            /** @description The plan. */
            readonly orderNo: components["schemas"]["Id"];
            /** @description From previewExitSmart. */
            readonly quoteId: components["schemas"]["Id"];
        };
        /** @description Leave a smart plan early: done. */
        readonly ExitSmartAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["SmartOrder"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Leave a smart plan early: refused, and nothing changed. */
        readonly ExitSmartRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11006" | "11010" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A leveraged position. */
        readonly OpenOrderRequest: {
            /** @description The instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description Which way.
             * @enum {string}
             */
            readonly direction: "LONG" | "SHORT";
            /** @description Size, a multiple of `lotStep` from `minLots` to `maxLots`. */
            readonly lots: string;
            /** @description 30 means 1:30; at most `maxLeverage`. */
            readonly leverage: number;
            /** @description The price the user saw. */
            readonly quotedPrice: number;
            /** @description How far the price may have moved, as a fraction: at most 0.005, which is 0.5 %. */
            readonly slippage: string;
            /** @description Closes at a loss. On the tick grid, at least 10 ticks away, between price and stop-out. */
            readonly stopLossPrice?: number;
            /** @description Closes with a gain. On the tick grid, at least 10 ticks away. */
            readonly takeProfitPrice?: number;
            /** @description The `termsVersion` read with the instrument. */
            readonly acceptedTermsVersion: string;
        };
        /** @description What the closed parts of a position came to, exact: the sums before anything was rounded. The next closing is charged the rounded sum with it less the rounded sum without it, so that all parts together come to what one closing would have. */
        readonly RealisedParts: {
            /** @description Gain or loss before fees in US dollars, exact: with more decimals than an amount has. */
            readonly profit: string;
            /** @description Fees of closing in US dollars, exact: with more decimals than an amount has. */
            readonly fee: string;
        };
        /** @description A leveraged position with isolated margin. */
        readonly Order: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description The position that this was closed as a part of, if it was. */
            readonly partOf?: components["schemas"]["OrderNo"];
            /** @description The symbol. */
            readonly code: string;
            /** @description Which instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description LONG gains when the price rises, SHORT when it falls.
             * @enum {string}
             */
            readonly direction: "LONG" | "SHORT";
            /** @description Size in lots. */
            readonly lots: components["schemas"]["Quantity"];
            /** @description Units in a lot. */
            readonly contractSize: components["schemas"]["Quantity"];
            /** @description 30 means 1:30. */
            readonly leverage: number;
            /** @description Held for the position; more cannot be lost, but for fees. */
            readonly margin: components["schemas"]["Usd"];
            /** @description Opened at. */
            readonly openPrice: components["schemas"]["Price"];
            /** @description Closed at. */
            readonly closePrice?: components["schemas"]["Price"];
            /** @description Closes the position at a loss. */
            readonly stopLossPrice?: components["schemas"]["Price"];
            /** @description Closes the position with a gain. */
            readonly takeProfitPrice?: components["schemas"]["Price"];
            /** @description Closes the position when half of the margin is lost. */
            readonly stopOutPrice: components["schemas"]["Price"];
            /** @description Paid on opening; at least 0.01, unless the rate is zero. */
            readonly openFee: components["schemas"]["Usd"];
            /** @description Paid on closing. */
            readonly closeFee?: components["schemas"]["Usd"];
            /** @description Net result if the take-profit is reached; 0.00 without one. */
            readonly expectedReturn: components["schemas"]["Usd"];
            /**
             * @description OPEN or CLOSED.
             * @enum {string}
             */
            readonly status: "OPEN" | "CLOSED";
            /**
             * @description By the user, stop-loss, take-profit, or because half of the margin was lost.
             * @enum {string}
             */
            readonly closeReason?: "USER" | "SL" | "TP" | "STOP_OUT";
            /** @description Net of fees; of an open position as if it closed now. */
            readonly profit: components["schemas"]["Usd"];
            /** @description Gain or loss of an open position before fees; 0.00 when closed. */
            readonly unrealised: components["schemas"]["Usd"];
            /** @description Of an open position: the parts that were closed, if any were. */
            readonly realised?: components["schemas"]["RealisedParts"];
            /** @description When it was opened. */
            readonly openTime: components["schemas"]["Timestamp"];
            /** @description When it was closed. */
            readonly closeTime?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Open a leveraged position: done. */
        readonly OpenOrderAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            readonly code: "20004";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Order"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Open a leveraged position: refused, and nothing changed. */
        readonly OpenOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10015" | "10016" | "10018" | "11006" | "11009" | "11018" | "11019" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description New stops of an open position; left out stays, null clears. */
        readonly ModifyOrderRequest: {
            /** @description The position. */
            readonly orderNo: components["schemas"]["Id"];
            /** @description Closes at a loss. On the tick grid, at least 10 ticks away, between price and stop-out. */
            readonly stopLossPrice?: number | null;
            /** @description Closes with a gain. On the tick grid, at least 10 ticks away. */
            readonly takeProfitPrice?: number | null;
        };
        /** @description Change the stops of a position: done. */
        readonly ModifyOrderAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Order"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Change the stops of a position: refused, and nothing changed. */
        readonly ModifyOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11009" | "11010" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which position, and how much of it. */
        readonly CloseOrderRequest: {
            /** @description The position. */
            readonly orderNo: components["schemas"]["Id"];
            /** @description How much of it is closed, a multiple of `lotStep`; what stays is at least `minLots`. Left out, or the size of the position, closes all of it. */
            readonly lots?: string;
        };
        /** @description Close a position: done. */
        readonly CloseOrderAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Order"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Close a position, or a part of it: refused, and nothing changed. */
        readonly CloseOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10015" | "10016" | "11006" | "11010" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Order records, newest first. */
        readonly OrderPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Order"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own positions: done. */
        readonly ListOrderAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["OrderPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own positions: refused, and nothing changed. */
        readonly ListOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a position: done. */
        readonly GetOrderByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Order"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a position: refused, and nothing changed. */
        readonly GetOrderByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A fixed-time option. */
        readonly BuyOptionsRequest: {
            /** @description The instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description Which way.
             * @enum {string}
             */
            readonly direction: "UP" | "DOWN";
            /** @description A running time the instrument offers. */
            readonly periodSec: number;
            /** @description The stake in USD, 10.00 to 5 000.00. */
            readonly amount: string;
            /** @description The price the user saw; when the server's differs by more than 0.1 % it answers 11018. */
            readonly quotedPrice?: number;
            /** @description The `termsVersion` read with the instrument. */
            readonly acceptedTermsVersion: string;
        };
        /** @description A fixed-time option. */
        readonly OptionsOrder: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description The symbol. */
            readonly code: string;
            /** @description Which instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description UP wins above the strike, DOWN below it.
             * @enum {string}
             */
            readonly direction: "UP" | "DOWN";
            /** @description Running time in seconds. */
            readonly periodSec: number;
            /** @description What is at stake. */
            readonly stake: components["schemas"]["Usd"];
            /** @description Gain of a win as a part of the stake. */
            readonly payoutRatio: components["schemas"]["Rate"];
            /** @description The price when it was accepted. */
            readonly strikePrice: components["schemas"]["Price"];
            /** @description When it is settled: by the last tick not later than this. */
            readonly expiresAt: components["schemas"]["Timestamp"];
            /** @description The price it was settled by. */
            readonly settlePrice?: components["schemas"]["Price"];
            /** @description Paid on a win: stake and gain. */
            readonly expectedReturn: components["schemas"]["Usd"];
            /**
             * @description OPEN until settled; TIED and VOID return the stake.
             * @enum {string}
             */
            readonly status: "OPEN" | "WON" | "LOST" | "TIED" | "VOID";
            /** @description Gain or loss once settled. */
            readonly profit?: components["schemas"]["Usd"];
            /** @description When it was accepted. */
            readonly openTime: components["schemas"]["Timestamp"];
            /** @description When it was settled. */
            readonly closeTime?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Buy a fixed-time option: done. */
        readonly BuyOptionsAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            readonly code: "20004";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["OptionsOrder"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Buy a fixed-time option: refused, and nothing changed. */
        readonly BuyOptionsRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10014" | "10015" | "10016" | "10017" | "10018" | "11006" | "11018" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of OptionsOrder records, newest first. */
        readonly OptionsOrderPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["OptionsOrder"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own options: done. */
        readonly ListOptionsOrderAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["OptionsOrderPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own options: refused, and nothing changed. */
        readonly ListOptionsOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get an option: done. */
        readonly GetOptionsOrderByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["OptionsOrder"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get an option: refused, and nothing changed. */
        readonly GetOptionsOrderByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How much may be borrowed, and on what terms. */
        readonly CreditLine: {
            /** @description Most that may be owed at once; 0.00 before the identity check. */
            readonly creditLimit: components["schemas"]["Usd"];
            /** @description Owed now. */
            readonly used: components["schemas"]["Usd"];
            /** @description May be borrowed now: 0.00 while an application or a loan is open, for there is one at a time. */
            readonly available: components["schemas"]["Usd"];
            /** @description Terms offered, in days. */
            readonly terms: readonly number[];
            /** @description Interest of a day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description Days after disbursement that cost nothing. */
            readonly interestFreeDays: number;
            /** @description Smallest loan. */
            readonly min: components["schemas"]["Usd"];
            /** @description Largest loan. */
            readonly max: components["schemas"]["Usd"];
            readonly kycStatus: components["schemas"]["KycStatus"];
            /** @description The loan that is open, when there is one. */
            readonly openLoanNo?: components["schemas"]["OrderNo"];
        };
        /** @description Get the credit line: done. */
        readonly MyCreditAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["CreditLine"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the credit line: refused, and nothing changed. */
        readonly MyCreditRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018" | "11005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How much and how long. */
        readonly LoanQuoteRequest: {
            /** @description The principal in USD, two decimals at most, within minimum, maximum and what is available. */
            readonly amount: string;
            /** @description A term of `loan.config`, in days. */
            readonly termDays: number;
        };
        /** @description One payment of a loan. */
        readonly LoanInstalment: {
            /** @description When it is due. */
            readonly dueAt: components["schemas"]["Timestamp"];
            /** @description Part of the principal. */
            readonly principal: components["schemas"]["Usd"];
            /** @description Interest. */
            readonly interest: components["schemas"]["Usd"];
            /** @description Both together. */
            readonly total: components["schemas"]["Usd"];
        };
        /** @description What being late costs. */
        readonly OverdueTerms: {
            /** @description Simple interest of a day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description It stops at this part of the principal. */
            readonly capRate: components["schemas"]["Rate"];
            /** @description That part in money. */
            readonly cap: components["schemas"]["Usd"];
            /** @description Days of the example. */
            readonly exampleDays: number;
            /** @description What so many days late would cost. */
            readonly exampleInterest: components["schemas"]["Usd"];
        };
        /** @description Who borrows, by the identity check; the phone number shows its last three digits only. */
        readonly Borrower: {
            /** @description First and last name. */
            readonly name: string;
            /**
             * Format: date
             * @description Day of birth.
             */
            readonly birthdate: string;
            /** @description ISO 3166 alpha-2 code. */
            readonly country: string;
            /** @description Postal address. */
            readonly address: string;
            /** @description Masked, such as +65 ••• 567. */
            readonly phone: string;
            /**
             * @description Which document was shown.
             * @enum {string}
             */
            readonly docType: "idCard" | "driverLicense" | "passport";
            /** @description When the identity was verified. */
            readonly verifiedAt: components["schemas"]["Timestamp"];
        };
        /** @description A loan as it would be, to read before signing; good for 10 minutes. */
        readonly LoanQuote: {
            /** @description The principal asked for. */
            readonly amount: components["schemas"]["Usd"];
            /** @description The term asked for. */
            readonly termDays: number;
            /** @description Interest if repaid on the due day. */
            readonly totalInterest: components["schemas"]["Usd"];
            /** @description Principal and interest. */
            readonly repaymentAmount: components["schemas"]["Usd"];
            /** @description Yearly cost in percent by annex I of Directive 2008/48/EC, one decimal. */
            readonly apr: string;
            /** @description Daily rate times 365, as a fraction. */
            readonly nominalRate: components["schemas"]["Rate"];
            /** @description Due at the end of this day if disbursed today. */
            readonly repaymentDate: components["schemas"]["Timestamp"];
            /** @description What is due when. */
            readonly schedule: readonly components["schemas"]["LoanInstalment"][];
            readonly overdueTerms: components["schemas"]["OverdueTerms"];
            /** @description The agreement to be read and signed, in the language asked for. */
            readonly agreementMarkdown: string;
            /** @description Send it back with the loan. */
            readonly agreementVersion: string;
            /** @description BCP 47 tag of the agreement's language. */
            readonly agreementLanguage: string;
            /** @description Send it with the loan. */
            readonly quoteId: components["schemas"]["Id"];
            /** @description Until when the quote holds. */
            readonly expiresAt: components["schemas"]["Timestamp"];
            /** @description Once the identity is verified; it goes into the agreement. */
            readonly borrower?: components["schemas"]["Borrower"];
        };
        /** @description Quote a loan: done. */
        readonly LoanQuoteAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["LoanQuote"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Quote a loan: refused, and nothing changed. */
        readonly LoanQuoteRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10013" | "10018" | "10023" | "11005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A quoted and signed loan. */
        readonly LoanRequest: {
            /** @description The principal in USD, two decimals at most, within minimum, maximum and what is available. */
            readonly amount: string;
            /** @description A term of `loan.config`, in days. */
            readonly termDays: number;
            /** @description Own upload of the signature, purpose signature. */
            readonly signatureId: string;
            /** @description The version that was read and signed. */
            readonly agreementVersion: string;
            /** @description `agreementLanguage` of the quote whose agreement was signed; that of the request without it. */
            readonly agreementLanguage?: string;
            /** @description From loanQuote; at most 10 minutes old. */
            readonly quoteId: components["schemas"]["Id"];
        };
        /** @description A loan and where it stands. */
        readonly Loan: {
            readonly loanNo: components["schemas"]["OrderNo"];
            /** @description The principal. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Days from disbursement to the due day. */
            readonly termDays: number;
            /** @description Interest of a day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description Days that cost nothing. */
            readonly interestFreeDays: number;
            /** @description Interest of a late day on the principal. */
            readonly overdueDailyRate: components["schemas"]["Rate"];
            /** @description Part of the principal at which interest for being late stops. */
            readonly overdueCap: components["schemas"]["Rate"];
            /** @description Interest if repaid on the due day. */
            readonly totalInterest: components["schemas"]["Usd"];
            /** @description Principal and that interest. */
            readonly repaymentAmount: components["schemas"]["Usd"];
            /** @description Yearly cost in percent by annex I of Directive 2008/48/EC, one decimal. */
            readonly apr: string;
            /** @description Due at the end of this day. */
            readonly repaymentDate: components["schemas"]["Timestamp"];
            /** @description When the agreement was signed. */
            readonly agreementSignedAt: components["schemas"]["Timestamp"];
            /** @description Which agreement was signed. */
            readonly agreementVersion: string;
            /** @description The signature file. */
            readonly signatureId: components["schemas"]["Id"];
            /**
             * @description PENDING_REVIEW, REPAYING, REPAID, OVERDUE (also shown as expired) or REJECTED.
             * @enum {string}
             */
            readonly status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
            /** @description When the review began; before that the record is shown as signed. */
            readonly reviewStartedAt?: components["schemas"]["Timestamp"];
            /** @description When the money arrived. */
            readonly disbursedAt?: components["schemas"]["Timestamp"];
            /** @description Until when it can be withdrawn from; once it is paid out, and not after it is repaid or late. */
            readonly withdrawableUntil?: components["schemas"]["Timestamp"];
            /** @description Interest so far. */
            readonly accruedInterest: components["schemas"]["Usd"];
            /** @description Interest for being late so far; capped. */
            readonly overdueInterest: components["schemas"]["Usd"];
            /** @description What repaying it all costs now. */
            readonly outstanding: components["schemas"]["Usd"];
            /** @description When it was repaid. */
            readonly repaidAt?: components["schemas"]["Timestamp"];
            /**
             * @description How it was repaid: by the user, by withdrawing from it, or by itself on the due day.
             * @enum {string}
             */
            readonly repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY";
            /** @description Why it was rejected, to be shown. */
            readonly rejectReason?: string;
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Apply for a loan: done. */
        readonly LoanAnswer: {
            /**
             * @description Success: Submitted for review.
             * @enum {string}
             */
            readonly code: "20001";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Loan"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Apply for a loan: refused, and nothing changed. */
        readonly LoanRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10013" | "10018" | "10019" | "10022" | "10023" | "11005" | "11006" | "11016" | "11018" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Loan records, newest first. */
        readonly LoanPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Loan"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own loans: done. */
        readonly ListLoanRecordAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["LoanPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own loans: refused, and nothing changed. */
        readonly ListLoanRecordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The agreement of a loan as it was signed, word for word. */
        readonly LoanAgreement: {
            /** @description BCP 47 tag of the language it was read and signed in. */
            readonly language: string;
            /** @description The text, with the figures of the quote. */
            readonly markdown: string;
            /** @description Name of the borrower by the identity check. */
            readonly signedBy: string;
        };
        /** @description A loan with the agreement as it was signed. */
        readonly LoanDetail: {
            readonly loanNo: components["schemas"]["OrderNo"];
            /** @description The principal. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Days from disbursement to the due day. */
            readonly termDays: number;
            /** @description Interest of a day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description Days that cost nothing. */
            readonly interestFreeDays: number;
            /** @description Interest of a late day on the principal. */
            readonly overdueDailyRate: components["schemas"]["Rate"];
            /** @description Part of the principal at which interest for being late stops. */
            readonly overdueCap: components["schemas"]["Rate"];
            /** @description Interest if repaid on the due day. */
            readonly totalInterest: components["schemas"]["Usd"];
            /** @description Principal and that interest. */
            readonly repaymentAmount: components["schemas"]["Usd"];
            /** @description Yearly cost in percent by annex I of Directive 2008/48/EC, one decimal. */
            readonly apr: string;
            /** @description Due at the end of this day. */
            readonly repaymentDate: components["schemas"]["Timestamp"];
            /** @description When the agreement was signed. */
            readonly agreementSignedAt: components["schemas"]["Timestamp"];
            /** @description Which agreement was signed. */
            readonly agreementVersion: string;
            /** @description The signature file. */
            readonly signatureId: components["schemas"]["Id"];
            /**
             * @description PENDING_REVIEW, REPAYING, REPAID, OVERDUE (also shown as expired) or REJECTED.
             * @enum {string}
             */
            readonly status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
            /** @description When the review began; before that the record is shown as signed. */
            readonly reviewStartedAt?: components["schemas"]["Timestamp"];
            /** @description When the money arrived. */
            readonly disbursedAt?: components["schemas"]["Timestamp"];
            /** @description Until when it can be withdrawn from; once it is paid out, and not after it is repaid or late. */
            readonly withdrawableUntil?: components["schemas"]["Timestamp"];
            /** @description Interest so far. */
            readonly accruedInterest: components["schemas"]["Usd"];
            /** @description Interest for being late so far; capped. */
            readonly overdueInterest: components["schemas"]["Usd"];
            /** @description What repaying it all costs now. */
            readonly outstanding: components["schemas"]["Usd"];
            /** @description When it was repaid. */
            readonly repaidAt?: components["schemas"]["Timestamp"];
            /**
             * @description How it was repaid: by the user, by withdrawing from it, or by itself on the due day.
             * @enum {string}
             */
            readonly repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY";
            /** @description Why it was rejected, to be shown. */
            readonly rejectReason?: string;
            /** @description How it came here, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
            readonly agreement?: components["schemas"]["LoanAgreement"];
        };
        /** @description Get a loan: done. */
        readonly GetLoanByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["LoanDetail"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a loan: refused, and nothing changed. */
        readonly GetLoanByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which loan, and what it should cost. */
        readonly RepayLoanRequest: {
            /** @description The loan. */
            readonly loanNo: components["schemas"]["Id"];
            /** @description The `outstanding` the user saw. */
            readonly expectedAmount: components["schemas"]["Usd"];
        };
        /** @description Repay a loan: done. */
        readonly RepayLoanAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Loan"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Repay a loan: refused, and nothing changed. */
        readonly RepayLoanRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which loan, and what it should cost. */
        readonly WithdrawLoanRequest: {
            /** @description The loan. */
            readonly loanNo: components["schemas"]["Id"];
            /** @description The `outstanding` the user saw; without it any amount is repaid. */
            readonly expectedAmount?: components["schemas"]["Usd"];
        };
        /** @description Cancel a loan: done. */
        readonly WithdrawLoanAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Loan"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Cancel a loan: refused, and nothing changed. */
        readonly WithdrawLoanRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A bid, or buying at once. */
        readonly BuyNftRequest: {
            /** @description The work. */
            readonly nftId: components["schemas"]["Id"];
            /**
             * @description Bid, or buy at `buyNowPrice`.
             * @enum {string}
             */
            readonly action: "bid" | "buy";
            /** @description USD: at least `minNextBid`, or exactly `buyNowPrice`. */
            readonly amount: string;
            /** @description Where the work is to go; a sample address. */
            readonly receiveAddress: string;
        };
        /** @description A charity NFT the user owns, bids for or was outbid for. */
        readonly MyNft: {
            /** @description Send it as `nftId`. */
            readonly id: components["schemas"]["Id"];
            /** @description In the language asked for. */
            readonly title: string;
            /**
             * Format: uri-reference
             * @description The picture, absolute or from the root of the API.
             */
            readonly imageUrl: string;
            /** @description What it shows and how it came about, in the language asked for. */
            readonly story?: string;
            /** @description Who made it. */
            readonly creator: string;
            /** @description Sample name of a chain; nothing is minted. */
            readonly chain: string;
            /** @description Sample address on it. */
            readonly address: string;
            /** @description The leading bid; the start price before the first. */
            readonly currentBid: components["schemas"]["Usd"];
            /** @description The smallest bid accepted now. */
            readonly minNextBid: components["schemas"]["Usd"];
            /** @description Ends the auction at once; absent when not offered. */
            readonly buyNowPrice?: components["schemas"]["Usd"];
            /** @description When the auction ends; a late bid moves it. */
            readonly endsAt: components["schemas"]["Timestamp"];
            /** @description Seconds until then. */
            readonly remainingTime: number;
            /** @description Bids so far. */
            readonly bidCount: number;
            /** @description What sales of this work gave to the charity so far. */
            readonly cumulativeDonation: components["schemas"]["Usd"];
            readonly charity: components["schemas"]["Charity"];
            /**
             * @description LIVE takes bids; SOLD and ENDED are over; DRAFT and WITHDRAWN are not shown.
             * @enum {string}
             */
            readonly status: "DRAFT" | "LIVE" | "SOLD" | "ENDED" | "WITHDRAWN";
            /** @description The own bid. */
            readonly myBid: components["schemas"]["Usd"];
            /** @description Whether it leads, or won. */
            readonly leading: boolean;
            /** @description Number of the own highest bid. */
            readonly orderNo?: components["schemas"]["OrderNo"];
            /** @description When it was made. */
            readonly bidAt?: components["schemas"]["Timestamp"];
            /** @description Where the work goes to if the bid wins. */
            readonly receiveAddress?: string;
        };
        /** @description Bid for or buy an NFT: done. */
        readonly BuyNftAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            readonly code: "20004";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["MyNft"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Bid for or buy an NFT: refused, and nothing changed. */
        readonly BuyNftRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10016" | "10020" | "10021" | "11005" | "11006" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of MyNft records, newest first. */
        readonly MyNftPage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["MyNft"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own NFTs: done. */
        readonly ListMyNftAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["MyNftPage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own NFTs: refused, and nothing changed. */
        readonly ListMyNftRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List the watchlist: done. */
        readonly ListWatchAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            /** @description The instruments. */
            readonly result: readonly components["schemas"]["MarketItem"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List the watchlist: refused, and nothing changed. */
        readonly ListWatchRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which instrument. */
        readonly WatchRequest: {
            /** @description The instrument. */
            readonly marketId: components["schemas"]["Id"];
        };
        /** @description Watch an instrument: done. */
        readonly AddWatchAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Watch an instrument: refused, and nothing changed. */
        readonly AddWatchRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10015" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Stop watching an instrument: done. */
        readonly RemoveWatchAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            readonly code: "20005";
            readonly msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            readonly result: null;
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Stop watching an instrument: refused, and nothing changed. */
        readonly RemoveWatchRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What an invitation brings. */
        readonly InviteRules: {
            /** @description For each friend who trades. */
            readonly reward: components["schemas"]["Usd"];
            /** @description Rewarded friends a year at most. */
            readonly capPerYear: number;
            /** @description The friend's approved deposit before it counts. */
            readonly minimumDeposit: components["schemas"]["Usd"];
        };
        /** @description Invitations so far. */
        readonly InviteSummary: {
            /** @description To pass on. */
            readonly code: string;
            /**
             * Format: uri-reference
             * @description The registration page with the code.
             */
            readonly link: string;
            /** @description Friends registered. */
            readonly invited: number;
            /** @description Of them with an approved deposit. */
            readonly funded: number;
            /** @description Of them who traded. */
            readonly traded: number;
            /** @description Rewards paid. */
            readonly rewarded: number;
            /** @description Friends who may still bring a reward. */
            readonly pending: number;
            /** @description Paid so far. */
            readonly totalReward: components["schemas"]["Usd"];
            readonly rules: components["schemas"]["InviteRules"];
        };
        /** @description Get the invitation summary: done. */
        readonly InviteSummaryAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["InviteSummary"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the invitation summary: refused, and nothing changed. */
        readonly InviteSummaryRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A friend who registered. */
        readonly Invite: {
            /** @description Stable. */
            readonly id: components["schemas"]["Id"];
            /** @description With stars. */
            readonly maskedName: string;
            /**
             * @description REGISTERED, then FUNDED, then TRADED.
             * @enum {string}
             */
            readonly stage: "REGISTERED" | "FUNDED" | "TRADED";
            /** @description When. */
            readonly joinedAt: components["schemas"]["Timestamp"];
            /** @description Paid for this friend. */
            readonly reward: components["schemas"]["Usd"];
        };
        /** @description One page of Invite records, newest first. */
        readonly InvitePage: {
            /** @description The records of this page. */
            readonly list: readonly components["schemas"]["Invite"][];
            /** @description Records on all pages. */
            readonly total: number;
            /** @description This page, from 1. */
            readonly pageNum: number;
            /** @description Records to a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List invited friends: done. */
        readonly ListInviteAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            readonly code: "200";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["InvitePage"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List invited friends: refused, and nothing changed. */
        readonly ListInviteRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
    };
    responses: {
        /** @description The request breaks the contract: malformed JSON, or a field of the wrong form that has no code of its own. Nothing changed. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The path exists, with another method; the `Allow` header names it. */
        readonly MethodNotAllowed: {
            headers: {
                /** @description The methods this path answers. */
                readonly Allow?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["MethodNotAllowedProblem"];
            };
        };
        /** @description Too many requests of this kind: wait as long as `Retry-After` says. */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description The server failed. Whether the call took effect is not known: look at the list, or repeat with the same idempotency key. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ServerErrorProblem"];
            };
        };
        /** @description The service is paused, for maintenance or overload. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ServiceUnavailableProblem"];
            };
        };
        /** @description The body is larger than this operation takes. */
        readonly PayloadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description The body is not of the content type that this operation takes. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description The token is missing, unknown or has ended. The same news may come as HTTP 200 with body code `401`; treat both alike: forget the token and ask the user to sign in. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnauthorizedProblem"];
            };
        };
        /** @description No such path: a path value is empty. A well-formed value that names nothing is an error with a code, not this. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The image is larger than 2 MB: scale it down and send it again. */
        readonly ImageTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ImageTooLargeProblem"];
            };
        };
        /** @description The first bytes are not those of a JPG, JPEG 2000 or PNG, whatever the name says. */
        readonly ImageFormatWrong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ImageFormatWrongProblem"];
            };
        };
        /** @description The first request with this idempotency key has not been answered yet: wait and repeat. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description This idempotency key was used with another body: take a new key for a new intention. */
        readonly UnprocessableContent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnprocessableContentProblem"];
            };
        };
        /** @description Too many requests of this kind, or the answers of 1,000 idempotency keys of this user are still kept: a new key is refused until the first of them is 24 hours old, and a key that was used before is answered as ever. Wait as long as `Retry-After` says. */
        readonly TooManyAttempts: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
         * @example NO
         */
        readonly Virtually: "YES" | "NO";
        /**
         * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
         * @example en
         */
        readonly AcceptLanguage: string;
        /**
         * @description One category; left out, all of them.
         * @example 1
         */
        readonly MarketTypeFilter: components["schemas"]["MarketType"];
        /**
         * @description The `id` of a market item.
         * @example 1
         */
        readonly MarketId: components["schemas"]["Id"];
        /**
         * @description The `id` of the content item.
         * @example c-201
         */
        readonly ContentId: components["schemas"]["Id"];
        /**
         * @description Which page, from 1.
         * @example 1
         */
        readonly PageNum: number;
        /**
         * @description Records to a page, at most 100.
         * @example 20
         */
        readonly PageSize: number;
        /**
         * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
         * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
         */
        readonly IdempotencyKey: components["schemas"]["AttemptKey"];
        /**
         * @description First UTC day, included; later than `to` is HTTP 400 with the rule `range`.
         * @example 2026-01-01
         */
        readonly FromDay: components["schemas"]["Day"];
        /**
         * @description Last UTC day, included.
         * @example 2026-01-31
         */
        readonly ToDay: components["schemas"]["Day"];
        /**
         * @description The `orderNo` of the plan.
         * @example SM202601100000000003
         */
        readonly PlanId: components["schemas"]["Id"];
        /**
         * @description The `orderNo` of the record.
         * @example OP202601100000000007
         */
        readonly OrderId: components["schemas"]["Id"];
        /**
         * @description The `loanNo` of the loan.
         * @example LN202601120000000002
         */
        readonly LoanId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        readonly RetryAfter: number;
        /** @description `true` when this is the stored answer of an earlier call with the same idempotency key. */
        readonly IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly checkUserNameOrPhone: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The user name to check.
                 * @example mei_lin
                 */
                readonly userName?: string;
                /** @description The email address to check. */
                readonly email?: string;
                /** @description The country calling code of `phone`. */
                readonly areaCode?: string;
                /** @description The phone number to check, without the country code. */
                readonly phone?: string;
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the name is free
             *     - `10001`: none of the values is given, or it is blank
             *     - `10002`: the email address is malformed
             *     - `10003`: the user name is malformed
             *     - `10006`: the user name or phone number is taken
             *     - `10007`: the email address is taken
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckUserNameOrPhoneAnswer"] | components["schemas"]["CheckUserNameOrPhoneRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new user. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: registered and signed in
             *     - `10001`: the user name or the email address is blank
             *     - `10002`: the email address is malformed
             *     - `10003`: the user name is malformed
             *     - `10004`: the password is blank or weak
             *     - `10006`: the user name is taken
             *     - `10007`: the email address is taken
             *     - `10091`: the invitation code is unknown or one's own
             *     - `11001`: the code is wrong, expired or used up
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisterAnswer"] | components["schemas"]["RegisterRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Who signs in. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: signed in
             *     - `10001`: the user name is blank
             *     - `10002`: it contains @ and is no email address
             *     - `10003`: the user name is malformed
             *     - `10004`: the password is wrong or blank
             *     - `10005`: the account is frozen
             *     - `10009`: no such user
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginAnswer"] | components["schemas"]["LoginRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly sendCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Where the code goes and what for. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the code is on its way
             *     - `10001`: the email address is blank
             *     - `10002`: the email address is malformed
             *     - `10007`: scene `register`, and the email address is registered
             *     - `10009`: scene `reset`, and no user has this email address
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendCodeAnswer"] | components["schemas"]["SendCodeRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetUserPwd: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new password and its proof. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetUserPwdRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the password is changed; every session has ended
             *     - `10001`: the email address is blank
             *     - `10002`: the email address is malformed
             *     - `10004`: the new password is blank or weak
             *     - `10005`: the account is frozen
             *     - `10009`: no user has this email address
             *     - `11001`: the code is wrong, expired or used up
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetUserPwdAnswer"] | components["schemas"]["ResetUserPwdRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loginByGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The proof from Google. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GoogleCredentialRequest"] | components["schemas"]["GoogleCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: signed in
             *     - `10002`: the email address is malformed or not verified by Google
             *     - `10005`: the account is frozen
             *     - `10007`: the email address is registered with a password: sign in and link it
             *     - `10091`: the invitation code is not valid; no account was opened
             *     - `11026`: the authorization code is unknown, used or too old, or its proof does not fit
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginByGoogleAnswer"] | components["schemas"]["LoginByGoogleRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly linkGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The proof from Google. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GoogleCredentialRequest"] | components["schemas"]["GoogleCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: linked
             *     - `401`: the token is missing, unknown or has ended
             *     - `10002`: the email address is malformed or not verified by Google
             *     - `10007`: this Google account is linked to another user
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11026`: the authorization code is unknown, used or too old, or its proof does not fit
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkGoogleAnswer"] | components["schemas"]["LinkGoogleRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly unlinkGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: unlinked
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: no Google account is linked
             *     - `11027`: the user has no password to sign in with
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnlinkGoogleAnswer"] | components["schemas"]["UnlinkGoogleRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: signed out
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutAnswer"] | components["schemas"]["LogoutRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logoutAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: ended
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutAllAnswer"] | components["schemas"]["LogoutAllRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logoutSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which one. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogoutSessionRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: ended
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: this user has no such session
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutSessionAnswer"] | components["schemas"]["LogoutSessionRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMarketByType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description One category; left out, all of them.
                 * @example 1
                 */
                readonly type?: components["parameters"]["MarketTypeFilter"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the list, possibly empty
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListMarketByTypeAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getMarketInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `id` of a market item.
                 * @example 1
                 */
                readonly id: components["parameters"]["MarketId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the instrument
             *     - `10015`: no instrument has this id, or it is no longer listed
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetMarketInfoAnswer"] | components["schemas"]["GetMarketInfoRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getKValueByCodeAndDate: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The symbol of the instrument.
                 * @example EURUSD
                 */
                readonly code: string;
                /**
                 * @description The last day, included.
                 * @example 2026-01-10
                 */
                readonly date: string;
                /**
                 * @description The length of one candle.
                 * @example 1m
                 */
                readonly period?: "1m" | "5m" | "15m" | "30m" | "1h" | "4h" | "1d" | "1w";
                /**
                 * @description How many candles at most.
                 * @example 2
                 */
                readonly limit?: number;
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the candles, possibly none
             *     - `10015`: no instrument has this code
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetKValueByCodeAndDateAnswer"] | components["schemas"]["GetKValueByCodeAndDateRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getParamByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The name of the parameter.
                 * @example areaCodes
                 */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the parameter
             *     - `10018`: no parameter has this name
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetParamByKeyAnswer"] | components["schemas"]["GetParamByKeyRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listContents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description Which language class.
                 * @example 2
                 */
                readonly languageClass: 1 | 2;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the pages
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListContentsAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContentsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `id` of the content item.
                 * @example c-201
                 */
                readonly id: components["parameters"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the page
             *     - `11020`: no page has this id
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetContentsByIdAnswer"] | components["schemas"]["GetContentsByIdRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSmartProduct: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only plans of this category.
                 * @example 2
                 */
                readonly marketType?: components["schemas"]["MarketType"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of products
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSmartProductAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNft: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records of this status.
                 * @example LIVE
                 */
                readonly status?: "LIVE" | "SOLD" | "ENDED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of works
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListNftAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNftBid: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Which work.
                 * @example n-3
                 */
                readonly nftId: components["schemas"]["Id"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of bids
             *     - `10020`: no work has this id
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListNftBidAnswer"] | components["schemas"]["ListNftBidRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the user
             *     - `401`: the token is missing, unknown or has ended
             *     - `10009`: the user was removed
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetUserInfoAnswer"] | components["schemas"]["GetUserInfoRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10018`: a parameter it needs is missing
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: the picture is no upload of this user
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UpdateProfileAnswer"] | components["schemas"]["UpdateProfileRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly repassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Both passwords. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10004`: the old password is wrong, or the new one is weak or the same
             *     - `10008`: the state of the account forbids it
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepasswordAnswer"] | components["schemas"]["RepasswordRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSession: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of sign-ins
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSessionAnswer"] | components["schemas"]["ListSessionRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetPreferencesRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: kept
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetPreferencesAnswer"] | components["schemas"]["SetPreferencesRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkCloseAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the conditions
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckCloseAccountAnswer"] | components["schemas"]["CheckCloseAccountRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly closeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The proof. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CloseAccountRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: closed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10004`: the login password is wrong
             *     - `10008`: a balance is not 0, or a record is open
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CloseAccountAnswer"] | components["schemas"]["CloseAccountRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly identification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The user and the document. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentificationRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20001`: submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10018`: a needed parameter is missing
             *     - `10019`: a check is under review, or passed already
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11016`: the signature is missing
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentificationAnswer"] | components["schemas"]["IdentificationRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getKyc: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the state
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetKycAnswer"] | components["schemas"]["GetKycRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly upload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The file and what it is for. */
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image, 1 to 2 097 152 bytes.
                     */
                    readonly file: Blob;
                    /**
                     * @description What it is for; a file can be used for that only.
                     * @enum {string}
                     */
                    readonly purpose: "kyc" | "recharge" | "withdrawal" | "avatar" | "signature";
                };
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: stored
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["UploadRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["ImageTooLarge"];
            readonly 415: components["responses"]["ImageFormatWrong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNotification: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only unread ones.
                 * @example true
                 */
                readonly unreadOnly?: boolean;
                /**
                 * @description Only those of a group.
                 * @example MONEY
                 */
                readonly group?: components["schemas"]["NoticeGroup"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of notifications
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListNotificationAnswer"] | components["schemas"]["ListNotificationRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly readNotification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which ones. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadNotificationRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: marked
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: one of them is unknown
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadNotificationAnswer"] | components["schemas"]["ReadNotificationRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setNotices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The choice. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetNoticesRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: chosen
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetNoticesAnswer"] | components["schemas"]["SetNoticesRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPaymentLock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the state
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetPaymentLockAnswer"] | components["schemas"]["GetPaymentLockRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setSecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The password and the code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetSecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: set
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: one is set already
             *     - `11001`: the code is wrong, expired or used up
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetSecurityPasswordAnswer"] | components["schemas"]["SetSecurityPasswordRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly verifySecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifySecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: it is right
             *     - `401`: the token is missing, unknown or has ended
             *     - `11002`: it is wrong; the fifth locks payments
             *     - `11003`: none is set
             *     - `11004`: payments are locked; the result says why and until when
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifySecurityPasswordAnswer"] | components["schemas"]["VerifySecurityPasswordRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeSecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Both. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeSecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `11002`: the old one is wrong; the fifth locks payments
             *     - `11003`: none is set
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangeSecurityPasswordAnswer"] | components["schemas"]["ChangeSecurityPasswordRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetSecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The proof and the password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetSecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10004`: the login password is wrong
             *     - `11001`: the code is wrong, expired or used up
             *     - `11004`: the operator locked payments
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetSecurityPasswordAnswer"] | components["schemas"]["ResetSecurityPasswordRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recharge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The transfer. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RechargeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20002`: added and submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10013`: the amount is no amount, or has too many decimals
             *     - `10018`: a parameter it needs is missing
             *     - `10021`: the address is blank or not the one shown
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11008`: below the minimum named in params
             *     - `11020`: the proof is no upload of this user
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RechargeAnswer"] | components["schemas"]["RechargeRefused"] | components["schemas"]["PaymentLocked"] | components["schemas"]["BelowMinimum"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listRecharge: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records of this status.
                 * @example COMPLETED
                 */
                readonly status?: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of deposits
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListRechargeAnswer"] | components["schemas"]["ListRechargeRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly withdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The withdrawal. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20003`: added and submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the available balance does not suffice
             *     - `10013`: the amount is no amount
             *     - `10018`: a parameter it needs is missing
             *     - `10021`: the address is blank or fails its checksum
             *     - `10022`: above the threshold of a day without an identity check
             *     - `10025`: the method is blank or unknown
             *     - `11002`: the security password is wrong; the fifth locks payments
             *     - `11003`: no security password is set
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11008`: below 20.00
             *     - `11018`: the fee is another one now
             *     - `11020`: the proof is no upload of this user for a withdrawal
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithdrawalAnswer"] | components["schemas"]["WithdrawalRefused"] | components["schemas"]["PaymentLocked"] | components["schemas"]["BelowMinimum"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWithdrwal: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records of this status.
                 * @example APPROVED
                 */
                readonly status?: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED";
                /**
                 * @description Only the record of this number; another user's is not in the list.
                 * @example WD202601110000000001
                 */
                readonly orderNo?: string;
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of withdrawals
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListWithdrwalAnswer"] | components["schemas"]["ListWithdrwalRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly cancelWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The withdrawal. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelWithdrawalRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: cancelled
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11010`: it is no longer to be reviewed
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelWithdrawalAnswer"] | components["schemas"]["CancelWithdrawalRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTransaction: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only this kind.
                 * @example DEPOSIT
                 */
                readonly kind?: components["schemas"]["TransactionKind"];
                /**
                 * @description First UTC day, included; later than `to` is HTTP 400 with the rule `range`.
                 * @example 2026-01-01
                 */
                readonly from?: components["parameters"]["FromDay"];
                /**
                 * @description Last UTC day, included.
                 * @example 2026-01-31
                 */
                readonly to?: components["parameters"]["ToDay"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of movements
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListTransactionAnswer"] | components["schemas"]["ListTransactionRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly equityHistory: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description From when.
                 * @example 2026-01-10T00:00:00.000Z
                 */
                readonly from: components["schemas"]["Timestamp"];
                /**
                 * @description Until when.
                 * @example 2026-01-11T00:00:00.000Z
                 */
                readonly to: components["schemas"]["Timestamp"];
                /**
                 * @description The interval between points.
                 * @example day
                 */
                readonly step?: "booking" | "hour" | "day";
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the points
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EquityHistoryAnswer"] | components["schemas"]["EquityHistoryRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setSavings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description On or off. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetSavingsRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: switched
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetSavingsAnswer"] | components["schemas"]["SetSavingsRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetDemo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: reset
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: real mode
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetDemoAnswer"] | components["schemas"]["ResetDemoRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly settleAttempt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which attempt. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettleAttemptRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the state of the attempt
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettleAttemptAnswer"] | components["schemas"]["SettleAttemptRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listIncomeDetail: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only this source.
                 * @example SAVINGS
                 */
                readonly source?: components["schemas"]["IncomeSource"];
                /**
                 * @description First UTC day, included; later than `to` is HTTP 400 with the rule `range`.
                 * @example 2026-01-01
                 */
                readonly from?: components["parameters"]["FromDay"];
                /**
                 * @description Last UTC day, included.
                 * @example 2026-01-31
                 */
                readonly to?: components["parameters"]["ToDay"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of income, with sums
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListIncomeDetailAnswer"] | components["schemas"]["ListIncomeDetailRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly buySmart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The plan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BuySmartRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: bought
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10010`: the product is unknown or not on offer
             *     - `10011`: the available balance does not suffice
             *     - `10012`: this number of days is not offered
             *     - `10013`: the amount is no amount, not above 0, or outside the range
             *     - `10015`: the product is sold out
             *     - `10018`: a parameter it needs is missing
             *     - `10024`: a plan of this product is running already
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11007`: smart trading is switched off
             *     - `11018`: the terms have changed
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BuySmartAnswer"] | components["schemas"]["BuySmartRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSmartOrder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records of this status.
                 * @example IN_PROGRESS
                 */
                readonly status?: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of plans
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSmartOrderAnswer"] | components["schemas"]["ListSmartOrderRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSmartOrderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the plan.
                 * @example SM202601100000000003
                 */
                readonly id: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the plan
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11020`: no such record of this user in this mode
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetSmartOrderByIdAnswer"] | components["schemas"]["GetSmartOrderByIdRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly previewExitSmart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the plan.
                 * @example SM202601100000000003
                 */
                readonly id: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the preview
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11010`: the plan is no longer running
             *     - `11020`: no such record of this user in this mode
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewExitSmartAnswer"] | components["schemas"]["PreviewExitSmartRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exitSmart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The plan and the preview. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExitSmartRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: left
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11010`: the plan is no longer running
             *     - `11018`: the preview is older than 60 seconds or no longer true
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExitSmartAnswer"] | components["schemas"]["ExitSmartRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The position. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenOrderRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: opened
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the available balance does not suffice
             *     - `10015`: unknown, closed or halted instrument
             *     - `10016`: the size is no number, off the step or out of range
             *     - `10018`: a parameter it needs is missing
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11009`: a stop is not reasonable
             *     - `11018`: the price moved by more than the slippage, or the terms have changed
             *     - `11019`: the leverage is above the cap
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenOrderAnswer"] | components["schemas"]["OpenOrderRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly modifyOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The stops. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModifyOrderRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11009`: a stop is not reasonable
             *     - `11010`: the position is closed
             *     - `11020`: no such record of this user in this mode
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModifyOrderAnswer"] | components["schemas"]["ModifyOrderRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly closeOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The position. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CloseOrderRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: closed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10015`: the instrument is halted
             *     - `10016`: the part is no number, off the step, more than is open, leaves less than the smallest size, or has too little margin for its loss and fee
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11010`: the position is closed already
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CloseOrderAnswer"] | components["schemas"]["CloseOrderRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listOrder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records of this status.
                 * @example CLOSED
                 */
                readonly status?: "OPEN" | "CLOSED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of positions
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListOrderAnswer"] | components["schemas"]["ListOrderRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOrderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the position.
                 * @example LV202601100000000005
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the position
             *     - `401`: the token is missing, unknown or has ended
             *     - `11020`: no such record of this user in this mode
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetOrderByIdAnswer"] | components["schemas"]["GetOrderByIdRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly buyOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The option. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BuyOptionsRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: accepted
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the available balance does not suffice
             *     - `10014`: the instrument has no options
             *     - `10015`: closed, halted, or real options are switched off
             *     - `10016`: the stake is no amount or outside 10.00 to 5 000.00
             *     - `10017`: this running time is not offered
             *     - `10018`: a parameter it needs is missing
             *     - `11004`: real mode, and payments are locked
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11018`: the price moved by more than 0.1 %, or the terms have changed
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BuyOptionsAnswer"] | components["schemas"]["BuyOptionsRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listOptionsOrder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records of this status.
                 * @example WON
                 */
                readonly status?: "OPEN" | "WON" | "LOST" | "TIED" | "VOID";
                /**
                 * @description Only this instrument.
                 * @example BTC
                 */
                readonly code?: string;
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of options
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListOptionsOrderAnswer"] | components["schemas"]["ListOptionsOrderRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOptionsOrderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the record.
                 * @example OP202601100000000007
                 */
                readonly id: components["parameters"]["OrderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the option
             *     - `401`: the token is missing, unknown or has ended
             *     - `11020`: no such option of this user in this mode
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetOptionsOrderByIdAnswer"] | components["schemas"]["GetOptionsOrderByIdRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly myCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the credit line
             *     - `401`: the token is missing, unknown or has ended
             *     - `10018`: a parameter it needs is missing
             *     - `11005`: demo mode: switch to the real account
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCreditAnswer"] | components["schemas"]["MyCreditRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loanQuote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The loan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoanQuoteRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the quote
             *     - `401`: the token is missing, unknown or has ended
             *     - `10013`: the amount is no amount or out of range
             *     - `10018`: a parameter it needs is missing
             *     - `10023`: the term is not offered
             *     - `11005`: demo mode: switch to the real account
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoanQuoteAnswer"] | components["schemas"]["LoanQuoteRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The application. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoanRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20001`: submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: a loan is open or overdue
             *     - `10013`: the amount is no amount or out of range
             *     - `10018`: a parameter it needs is missing
             *     - `10019`: the identity check is under review
             *     - `10022`: the identity is not verified
             *     - `10023`: the term is not offered
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11016`: the agreement is not signed
             *     - `11018`: the quote is older than 10 minutes, or the agreement has changed
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoanAnswer"] | components["schemas"]["LoanRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listLoanRecord: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records of this status.
                 * @example REPAYING
                 */
                readonly status?: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of loans
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListLoanRecordAnswer"] | components["schemas"]["ListLoanRecordRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getLoanById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `loanNo` of the loan.
                 * @example LN202601120000000002
                 */
                readonly id: components["parameters"]["LoanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the loan
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11020`: no such record of this user in this mode
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetLoanByIdAnswer"] | components["schemas"]["GetLoanByIdRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly repayLoan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The loan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepayLoanRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: repaid
             *     - `401`: the token is missing, unknown or has ended
             *     - `10011`: the available balance does not suffice
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11017`: the loan is not running
             *     - `11018`: it costs another amount now
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepayLoanAnswer"] | components["schemas"]["RepayLoanRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly withdrawLoan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The loan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawLoanRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: withdrawn
             *     - `401`: the token is missing, unknown or has ended
             *     - `10011`: the available balance does not suffice
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11017`: the loan is not running, or 14 days are over
             *     - `11018`: it costs another amount now
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithdrawLoanAnswer"] | components["schemas"]["WithdrawLoanRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly buyNft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The bid. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BuyNftRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: bid placed or bought
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the available balance does not suffice
             *     - `10016`: the amount is no amount, too small, or not the price to buy at
             *     - `10020`: the work is unknown, not on auction, or the auction is over
             *     - `10021`: the address is blank
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BuyNftAnswer"] | components["schemas"]["BuyNftRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMyNft: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which of them.
                 * @example bidding
                 */
                readonly kind?: "owned" | "bidding" | "returned";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of works
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListMyNftAnswer"] | components["schemas"]["ListMyNftRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the instruments
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListWatchAnswer"] | components["schemas"]["ListWatchRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The instrument. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: added
             *     - `401`: the token is missing, unknown or has ended
             *     - `10015`: no instrument has this id
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddWatchAnswer"] | components["schemas"]["AddWatchRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The instrument. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: removed
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoveWatchAnswer"] | components["schemas"]["RemoveWatchRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly inviteSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the summary
             *     - `401`: the token is missing, unknown or has ended
             *     - `10018`: a parameter it needs is missing
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InviteSummaryAnswer"] | components["schemas"]["InviteSummaryRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listInvite: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of friends
             *     - `401`: the token is missing, unknown or has ended
             */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInviteAnswer"] | components["schemas"]["ListInviteRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
