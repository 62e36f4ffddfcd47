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
         * @description Checks whether a user name, an email address or a phone number can still be registered. Send exactly one of `userName`, `email`, or `areaCode` with `phone`; more than one is HTTP 400 with the rule `exactlyOne`. After ten checks a minute from one address, the answer is HTTP 429.
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
         * Sign up
         * @description Creates the account of a user, with an empty real account and a demo account with 100 000.00 USD, and logs the user in. The code comes from `sendCode` with the scene `register`. Comparing a password with its repetition is up to the client.
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
         * Log in
         * @description Logs a user in by user name or email address. After five incorrect passwords within 15 minutes, the answer is HTTP 429 until the 15 minutes are over.
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
         * @description Sends six digits by email, valid for 10 minutes and five attempts. Another code can be requested after 60 seconds; sooner, the answer is HTTP 429 with code `11013`. The mock server sends no email: its mailbox is on the console page.
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
         * @description Sets a new log-in password with a code of the scene `reset`, and ends every session of the user.
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
         * Log in with Google
         * @description Logs in with a Google account, either by the credential of Google Identity Services or by the authorization code of the redirect flow. The first log-in creates the user, with a generated user name.
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
         * @description Links a Google account to the logged-in user, who can then log in with it.
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
         * @description Unlinks the Google account of the logged-in user, who then logs in with the password. An error while there is no password.
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
         * Log out
         * @description Ends this session; its token no longer works. No body.
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
         * Log out everywhere else
         * @description Ends all other sessions of the user. No body.
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
         * Log out one device
         * @description Ends one session of the user; its token no longer works.
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
         * List instruments
         * @description The instruments of one market category in display order, or of all. Public: works with or without a session. After this first list, the market socket sends the changes of `price` and `zdf`.
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
         * @description One instrument with its trading terms. Later prices come from the market socket.
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
         * @description The last candles of an instrument up to the end of a UTC day, oldest first. A day in the future is HTTP 400 with the rule `notFuture`. An empty list means that there are no prices: show a placeholder chart at 52100.
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
         * @description Numbers and lists that an app must not contain as constants. Keys: `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links`, `features`. Rates are decimal strings as fractions.
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
         * @description Titles of the company, policy and footer pages, of the questions and of the announcements: pages first, then questions by group, then announcements, pinned ones first and then the newest. The path parameter is the language class, not the type: 1 Simplified Chinese, 2 all other languages; `Accept-Language` then selects the text.
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
         * @description One content page, question or announcement, in Markdown.
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
         * List plan products
         * @description Plan products of every status: available ones first, then those sold out or no longer available.
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
         * @description NFTs at auction and from past auctions. The whole price goes to the named charity.
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
         * @description The bids for one NFT, newest first, with masked names.
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
         * Get the logged-in user
         * @description The profile with the real and the demo account. A read, although the method is POST. No body. A frozen account answers 401.
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
         * @description Changes the picture or the phone number. Any other field, such as userName, is HTTP 400.
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
         * @description Changes the log-in password and ends all other sessions of the user.
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
         * List own devices
         * @description Where the user is logged in, newest first.
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
         * @description Stores language, theme and price colours with the account, so that every device on which the user logs in has them.
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
         * @description Lists the conditions that must be met before the account can be closed. The same in both account modes.
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
         * @description Closes the account permanently. Every balance has to be 0, and no record may be open.
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
         * @description Submits name, address and document for a review within 48 hours. After a failed check, it can be submitted again. File ids come from upload with the purpose kyc; an unknown one is HTTP 400 with the rule `upload`.
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
         * @description The state of the identity check. Images are not included.
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
         * @description Stores one JPG, JPEG 2000 or PNG of up to 2 MB; the format is detected from its first bytes. Scale larger images down first. The mock server stores files in memory only.
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
         * @description Notifications for the user, newest first. The app translates their texts.
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
         * @description Chooses the kinds of notifications to send from now on. Earlier notifications stay. Notifications about money and access cannot be switched off.
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
         * @description Whether payments are locked for this user. Ask right before every operation with money; when there is no answer, do not go on.
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
         * @description Sets the six-digit password that withdrawals require.
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
         * @description Checks the security password and returns a ticket valid for five minutes. Incorrect passwords are counted: the fifth locks payments for 24 hours.
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
         * @description Replaces the security password with a new one.
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
         * @description Replaces a forgotten security password. Withdrawals are paused for 24 hours afterwards.
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
         * @description Submits a transfer to the shown address, with its proof, for review. The exchange rate is fixed at submission. The same transaction again answers the first record.
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
         * @description Puts the amount on hold and submits the withdrawal for review. The fee is part of the amount; there is no other fee. For 24 hours after a reset of the security password, it answers 11004 with the reason PASSWORD_RESET.
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
         * @description Withdrawals of the user, newest first. The path is spelled as in the specification. In demo mode the list is empty.
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
         * @description Cancels a withdrawal that is waiting for review; the whole amount is available again.
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
         * @description All changes of the available balance in this account mode, newest first.
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
         * @description Points of the equity curve in this account mode, oldest first. They add up: the `income` of all points and the `profit.today` of the account make its `profit.total`, unless a demo account was reset. With `step` = `booking`, there is a point one millisecond after each transaction besides the hourly points; if that makes too many points for an answer, it contains the hourly points only. `from` later than `to` is HTTP 400 with the rule `range`.
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
         * Switch interest on cash on or off
         * @description Chooses whether the available balance of the real account earns daily interest.
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
         * @description Closes every demo record and sets the demo account to 100 000.00 USD. Demo mode only. No body.
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
         * Find the outcome of an attempt
         * @description Finds out how a money operation ended whose answer was lost, by its `Idempotency-Key` and without its body. Afterwards the outcome is certain: an attempt that was answered is `DONE` and comes with that answer; one that never arrived is `CANCELLED`, and a request with its key is answered with `11021`, however late it arrives. While the first request is still being carried out, it is `RUNNING`: ask again. A key belongs to one user, one operation and the account mode it was sent in. Ask within 24 hours: the answer to an older attempt may be deleted, and then it cannot be distinguished from one that never arrived. Works while the demo account is disabled, too.
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
         * List profit and loss
         * @description Profit and loss entries of the user, with sums over all rows that match the filter. In demo mode the list is empty. `from` later than `to` is HTTP 400 with the rule `range`.
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
         * Buy a plan
         * @description Locks an amount for a number of days at a daily rate. Earnings begin at the next 00:00 UTC and are added to the balance at the end of each day. The principal is due back to the user with the last payment. Yields and principal are not guaranteed; capital is at risk. Borrowed money cannot be used.
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
         * List own plans
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
         * Get a plan
         * @description One plan with the payment of each day.
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
         * Preview closing a plan early
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
         * Close a plan early
         * @description Closes a plan before maturity at the early-close fee of the preview. Possible even while payments are locked, because it lowers the risk.
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
         * @description Opens a position with isolated margin at the server's price. The most a user can lose is the margin plus the opening fee. The fee is a part of the value of the position, rounded to the cent and at least 0.01.
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
         * Change stop loss and take profit
         * @description Sets, changes or removes the stop loss and the take profit of an open position.
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
         * Close a position
         * @description Closes a position at the server's price. Possible even while payments are locked, because it lowers the risk. With `lots`, only a part is closed: it becomes a closed position with its own number and with `partOf`, and with its share of margin, opening fee and profit; the rest stays open under its number, on the same terms and with the same stop loss and take profit. Result and closing fee of a part are the rounded sum of all parts so far less the rounded sum of those before, so that all parts together cost, to the cent, what one closing at those prices would have cost.
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
         * @description Leveraged positions of the user in this account mode, newest first. A page with an open position is not to be cached.
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
         * @description Stakes an amount on the price being above or below the strike price after a fixed time. A tie returns the stake. The strike price is the server's price when it accepts the order. The most a user can lose is the stake.
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
         * @description Fixed-time options of the user in this account mode, newest first.
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
         * @description One fixed-time option. A client may cache it once it is settled.
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
         * @description How much the user can borrow, and the loan terms. A read, although the method is POST. No body.
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
         * @description The cost, the schedule and the agreement of a loan, to read before signing. Also for users without an identity check: the amount is then compared with `loan.config` only. The quote is valid for 10 minutes.
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
         * @description Applies for a quoted loan with a signed agreement. Requires a passed identity check and no other open loan.
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
         * @description One loan with the amount that repays it now, and the agreement as it was signed.
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
         * @description Repays the principal and the interest up to now, without a fee. Possible even while payments are locked.
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
         * @description Cancels a loan within 14 days of payout. The user repays the principal and the interest up to now, without a fee.
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
         * @description Puts the amount on hold until another user bids more or the auction ends. A bid in the last 15 minutes extends the auction. The whole price goes to the charity.
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
         * @description NFTs the user owns or bids for; with `kind` also those that went to another user, whose bids were returned. In demo mode the list is empty.
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
         * @description The instruments of the watchlist in the user's order.
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
         * Add an instrument to the watchlist
         * @description Adds an instrument to the watchlist; adding it again changes nothing. With 100 instruments on the list, the answer is HTTP 400 with the rule `maxItems`.
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
         * Remove an instrument from the watchlist
         * @description Removes an instrument from the watchlist; if it is not on the list, nothing changes.
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
         * @description The user's own invitation code and the rewards of invitations. Friends of friends do not count, and losses or trading volume of a friend pay nothing.
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
         * @description Friends who signed up with the user's invitation code, with masked names.
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
        /** @description The name is free. */
        readonly Availability: {
            /**
             * @description Always true; a name that is taken is an error.
             * @enum {boolean}
             */
            readonly available: true;
        };
        /** @description Identifies this answer in the log of the server; quote it to support. */
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
        /** @description Check whether a name is free: an error, and nothing changed. */
        readonly CheckUserNameOrPhoneRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10006" | "10007";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One field of the request that does not match the contract. */
        readonly FieldError: {
            /** @description The name of the header, query or path value, or the path of the body field with dots (`files.0.name`); `body` for the body as a whole. */
            readonly field: string;
            /** @description The keyword of the schema that is not met (`required`, `type`, `enum`, `pattern`, `format`, `minimum`, `maxLength` …) or a rule named in the operation. */
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
        /** @description The account to create. */
        readonly RegisterRequest: {
            /** @description 4 to 20 letters, digits or underscores, starting with a letter; unique regardless of case, and never changed later. */
            readonly userName: string;
            /** @description An email address of at most 254 characters; kept in lower case. */
            readonly email: string;
            /** @description The six digits sent by email; valid for 10 minutes and five attempts. */
            readonly code: string;
            /** @description 8 to 64 characters with a letter and a digit. */
            readonly password: string;
            /** @description The invitation code of a friend, 6 to 8 capital letters or digits; not the user's own. */
            readonly invitationCode?: string;
        };
        /** @description The session token: send it back as it is in the `Authorization` header. */
        readonly Token: string;
        /** @description The session of the new user. */
        readonly Registered: {
            readonly token: components["schemas"]["Token"];
            /** @description The user name as registered. */
            readonly userName: string;
        };
        /** @description Sign up: done. */
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
        /** @description Sign up: an error, and nothing changed. */
        readonly RegisterRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description The name and the password of the user. */
        readonly LoginRequest: {
            /** @description The user name or the email address. */
            readonly userName: string;
            /** @description The log-in password. */
            readonly password: string;
        };
        /** @description An opaque identifier; do not rely on its form. */
        readonly Id: string;
        /**
         * @description The state of the identity check.
         * @enum {string}
         */
        readonly KycStatus: "NOT_VERIFIED" | "PENDING_REVIEW" | "VERIFIED" | "FAILED";
        /**
         * @description Light, dark, or the setting of the device.
         * @enum {string}
         */
        readonly Theme: "system" | "light" | "dark";
        /**
         * @description The colour of a rising price; a falling price has the other one.
         * @enum {string}
         */
        readonly RisingColour: "red" | "green";
        /** @description How the user wants the app to look, the same on every device. A preference that was never chosen is absent. */
        readonly Preferences: {
            /** @description The language of texts, dates and figures, as a BCP 47 tag. */
            readonly language?: string;
            readonly theme?: components["schemas"]["Theme"];
            readonly risingColour?: components["schemas"]["RisingColour"];
        };
        /** @description US dollars as a decimal string with up to two decimals; never an exponent, never a JSON number. */
        readonly Usd: string;
        /** @description Profit or loss by source; a source without any is absent. */
        readonly ProfitBySource: {
            /** @description Interest on cash. */
            readonly SAVINGS?: components["schemas"]["Usd"];
            /** @description Plan earnings less early-close fees. */
            readonly SMART?: components["schemas"]["Usd"];
            /** @description Rewards for invitations. */
            readonly INVITE?: components["schemas"]["Usd"];
            /** @description Positions after fees, open positions included. */
            readonly ORDER?: components["schemas"]["Usd"];
            /** @description Settled fixed-time options. */
            readonly OPTION?: components["schemas"]["Usd"];
            /** @description Loan interest, as a negative amount. */
            readonly LOAN?: components["schemas"]["Usd"];
            /** @description Withdrawal fees, as a negative amount. */
            readonly WITHDRAWAL?: components["schemas"]["Usd"];
        };
        /** @description Profit and loss of one account over all products. `total` is `equity` less everything paid in plus everything paid out; it starts again when a demo account is reset. Deposits, withdrawals, the principal of a loan and the price of an NFT are not part of it; fees, early-close fees and interest are. */
        readonly AccountProfit: {
            /** @description Profit or loss since the account was opened. */
            readonly total: components["schemas"]["Usd"];
            /** @description Profit or loss since 00:00 UTC; a payment made at 00:00 belongs to the day that begins. */
            readonly today: components["schemas"]["Usd"];
            /** @description The part of `total` from open positions at the current price, before the closing fee. */
            readonly unrealised: components["schemas"]["Usd"];
            readonly bySource: components["schemas"]["ProfitBySource"];
            /** @description The parts that add up to `today`. */
            readonly todayBySource: components["schemas"]["ProfitBySource"];
        };
        /** @description The balances of one account: real or demo. */
        readonly Account: {
            /**
             * @description The account these balances belong to.
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
            /** @description Interest on cash, plan earnings and invitation rewards paid so far. Not a profit: losses and costs are not deducted. */
            readonly totalIncome: components["schemas"]["Usd"];
            /** @description The part of `totalIncome` that was paid on this UTC day. */
            readonly todayIncome: components["schemas"]["Usd"];
            readonly profit: components["schemas"]["AccountProfit"];
        };
        /** @description The real and the demo account of a user. */
        readonly Accounts: {
            readonly real: components["schemas"]["Account"];
            readonly demo: components["schemas"]["Account"];
        };
        /**
         * @description A kind of notification that can be switched off. All others concern money and access and are always sent; so is the notification of a stop-out. PRICE_ALERT is created by the app; the server only stores the choice.
         * @enum {string}
         */
        readonly NoticeSwitch: "SMART" | "ORDER" | "OPTION" | "NFT" | "INVITE" | "PRICE_ALERT";
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339 with milliseconds.
         */
        readonly Timestamp: string;
        /** @description The session token and the user it belongs to. */
        readonly SignedInUser: {
            readonly token: components["schemas"]["Token"];
            readonly id: components["schemas"]["Id"];
            /** @description The name chosen at registration; it never changes. */
            readonly userName: string;
            /**
             * Format: email
             * @description The email address in lower case.
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
            /** @description The user's own invitation code to share. */
            readonly inviteCode: string;
            /**
             * @description State of the account.
             * @enum {string}
             */
            readonly status: "ACTIVE" | "FROZEN";
            readonly kycStatus: components["schemas"]["KycStatus"];
            /** @description The reason why the last identity check failed. */
            readonly kycFailReason?: string;
            /** @description Whether there is a log-in password; false after logging in only with Google. */
            readonly hasPassword: boolean;
            /** @description Whether the six-digit security password is set. */
            readonly hasSecurityPassword: boolean;
            /** @description Whether payments are locked. */
            readonly paymentLocked: boolean;
            /** @description Whether the demo account can be used. */
            readonly demoEnabled: boolean;
            /** @description Whether the available balance earns daily interest. */
            readonly savingsEnabled: boolean;
            readonly preferences?: components["schemas"]["Preferences"];
            readonly accounts: components["schemas"]["Accounts"];
            /** @description Number of unread notifications. */
            readonly unreadCount: number;
            /** @description Kinds of notifications that are switched off; absent when there are none. */
            readonly noticesOff?: readonly components["schemas"]["NoticeSwitch"][];
            /**
             * Format: email
             * @description The email address of the linked Google account; absent when none is linked.
             */
            readonly googleEmail?: string;
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Log in: done. */
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
        /** @description Log in: an error, and nothing changed. */
        readonly LoginRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10004" | "10005" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The email address, and the purpose of the code. */
        readonly SendCodeRequest: {
            /** @description An email address of at most 254 characters; kept in lower case. */
            readonly email: string;
            /**
             * @description The purpose of the code: signing up, a forgotten password, or the security password.
             * @enum {string}
             */
            readonly scene: "register" | "reset" | "security";
        };
        /** @description The verification code was sent. */
        readonly CodeSent: {
            /** @description Seconds until another code can be requested. */
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
        /** @description Send a verification code: an error, and nothing changed. */
        readonly SendCodeRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10007" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The new log-in password, with the email code as proof. */
        readonly ResetUserPwdRequest: {
            /** @description An email address of at most 254 characters; kept in lower case. */
            readonly email: string;
            /** @description The six digits sent by email; valid for 10 minutes and five attempts. */
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
        /** @description Reset a forgotten password: an error, and nothing changed. */
        readonly ResetUserPwdRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description The signed identity token from Google. The sandbox has its own form of it, see the examples. */
            readonly credential: string;
            /** @description The invitation code of a friend, as in `register`; used only when the log-in creates an account. */
            readonly invitationCode?: string;
        };
        /** @description The authorization code of the redirect flow, with its proof key. */
        readonly GoogleCodeRequest: {
            /** @description The authorization code that Google added to the redirect address. */
            readonly code: string;
            /** @description The `state` this client sent and received back. */
            readonly state: string;
            /** @description The code verifier of RFC 7636. */
            readonly codeVerifier: string;
            /** @description The nonce this client sent; the identity token must contain the same one, or none when none was sent. */
            readonly nonce?: string;
            /**
             * Format: uri
             * @description The address that Google redirected to.
             */
            readonly redirectUri: string;
            /** @description The invitation code of a friend, as in `register`; used only when the log-in creates an account. */
            readonly invitationCode?: string;
        };
        /** @description Log in with Google: done. */
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
        /** @description Log in with Google: an error, and nothing changed. */
        readonly LoginByGoogleRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description Link a Google account: an error, and nothing changed. */
        readonly LinkGoogleRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description Unlink the Google account: an error, and nothing changed. */
        readonly UnlinkGoogleRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020" | "11027";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Log out: done. */
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
        /** @description Log out: an error, and nothing changed. */
        readonly LogoutRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Log out everywhere else: done. */
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
        /** @description Log out everywhere else: an error, and nothing changed. */
        readonly LogoutAllRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The session to end. */
        readonly LogoutSessionRequest: {
            /** @description The `id` of a session from listSession. */
            readonly id: components["schemas"]["Id"];
        };
        /** @description Log out one device: done. */
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
        /** @description Log out one device: an error, and nothing changed. */
        readonly LogoutSessionRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description A price in the currency of the instrument, rounded to its `priceDecimals`. For display: no amount is calculated from it. */
        readonly Price: number;
        /**
         * @description Whether the instrument trades now: OPEN, CLOSED outside its trading hours, or HALTED by the trading venue.
         * @enum {string}
         */
        readonly Session: "OPEN" | "CLOSED" | "HALTED";
        /** @description An instrument with its latest price, as price lists show it. */
        readonly MarketItem: {
            readonly id: components["schemas"]["Id"];
            /** @description The symbol, unique across all categories. */
            readonly code: string;
            /** @description The full name of the instrument. */
            readonly name: string;
            readonly type: components["schemas"]["MarketType"];
            readonly price: components["schemas"]["Price"];
            /** @description Change against the close of the previous UTC day in percent: −1.24 means −1.24 %. Two decimals. */
            readonly zdf: number;
            /** @description Recent prices for a sparkline, oldest first. */
            readonly hundred: readonly components["schemas"]["Price"][];
            /** @description Whether an order is accepted now. */
            readonly tradable: boolean;
            readonly session: components["schemas"]["Session"];
            /** @description When trading opens again, if `session` is `CLOSED` and the time is known. */
            readonly opensAt?: components["schemas"]["Timestamp"];
            /** @description The smallest step of the price. */
            readonly tickSize: number;
            /** @description How many decimals to show a price with. */
            readonly priceDecimals: number;
            /**
             * @description The origin of the price; a mock server always says `simulated`.
             * @enum {string}
             */
            readonly source: "simulated" | "live";
        };
        /** @description List instruments: done. */
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
        /** @description A span of one day in which an instrument trades, in UTC. */
        readonly TradingHours: {
            /** @description The day of the week: 0 is Sunday. */
            readonly day: number;
            /** @description The beginning, as `HH:MM`. */
            readonly from: string;
            /** @description The end, as `HH:MM`; `24:00` is midnight. */
            readonly to: string;
        };
        /** @description A size as a decimal string: lots, or units in a lot. */
        readonly Quantity: string;
        /** @description A rate as a decimal fraction: `0.0025` is 0.25 %. */
        readonly Rate: string;
        /** @description A duration of a fixed-time option and its payout ratio. */
        readonly OptionPeriod: {
            /** @description The duration in seconds. */
            readonly periodSec: number;
            readonly payoutRatio: components["schemas"]["Rate"];
        };
        /** @description An instrument with its latest price and everything an order form needs. */
        readonly MarketInfo: {
            readonly id: components["schemas"]["Id"];
            /** @description The symbol, unique across all categories. */
            readonly code: string;
            /** @description The full name of the instrument. */
            readonly name: string;
            readonly type: components["schemas"]["MarketType"];
            readonly price: components["schemas"]["Price"];
            /** @description Change against the close of the previous UTC day in percent: −1.24 means −1.24 %. Two decimals. */
            readonly zdf: number;
            /** @description Recent prices for a sparkline, oldest first. */
            readonly hundred: readonly components["schemas"]["Price"][];
            /** @description Whether an order is accepted now. */
            readonly tradable: boolean;
            readonly session: components["schemas"]["Session"];
            /** @description When trading opens again, if `session` is `CLOSED` and the time is known. */
            readonly opensAt?: components["schemas"]["Timestamp"];
            /** @description The regular trading hours of a week in UTC, starting on Sunday, without holidays. Hours that go past midnight continue on the next day. */
            readonly tradingHours?: readonly components["schemas"]["TradingHours"][];
            /** @description The smallest step of the price. */
            readonly tickSize: number;
            /** @description How many decimals to show a price with. */
            readonly priceDecimals: number;
            /**
             * @description The origin of the price; a mock server always says `simulated`.
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
            /** @description The fixed-time options available for this instrument; empty when there are none. */
            readonly optionPeriods: readonly components["schemas"]["OptionPeriod"][];
            /** @description Send it back as `acceptedTermsVersion` with an order. */
            readonly termsVersion: string;
            /** @description The risk notice to show before an order, in the requested language. */
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
        /** @description Get an instrument: an error, and nothing changed. */
        readonly GetMarketInfoRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description Get candles: an error, and nothing changed. */
        readonly GetKValueByCodeAndDateRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description The name of the parameter. */
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
        /** @description Get a system parameter: an error, and nothing changed. */
        readonly GetParamByKeyRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "10018";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description The list a page belongs to: 1 company, 2 policy, 3 footer; and, beyond the specification, 4 questions and answers, 5 announcements.
         * @enum {integer}
         */
        readonly ContentType: 1 | 2 | 3 | 4 | 5;
        /**
         * @description The topic of a page, the same in every language and in both language classes, so that a link still finds the page after a change of language. Among others: `about`, `profile`, `supervision`, `partners`, `contact`, `complaintRoute`, `products`, `fees`, `risk`, `terms`, `privacy`, `storage`, `legal`, `disclaimer`, `advertising`.
         * @example privacy
         */
        readonly ContentTopic: string;
        /**
         * @description The group of a question: `account`, `payments`, `trading` or `lending`. An operator can add others; a client shows an unknown group under a general heading.
         * @example payments
         */
        readonly ContentGroup: string;
        /** @description A content page without its text, as lists and footers show it. */
        readonly ContentItem: {
            /** @description Pass it to getContentsById to read the page. */
            readonly id: components["schemas"]["Id"];
            /** @description The title in the requested language; for type 4, the question. */
            readonly title: string;
            readonly type: components["schemas"]["ContentType"];
            /** @description The topic, the same in every language. */
            readonly topic?: components["schemas"]["ContentTopic"];
            /** @description The group of a question; only for type 4. */
            readonly group?: components["schemas"]["ContentGroup"];
            /** @description When it was announced; only for type 5. */
            readonly publishedAt?: components["schemas"]["Timestamp"];
            /** @description Whether it stays above newer announcements; only for type 5. */
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
            /** @description The `id` of the page in listContents. */
            readonly id: components["schemas"]["Id"];
            /** @description The title in the requested language; for type 4, the question. */
            readonly title: string;
            readonly type: components["schemas"]["ContentType"];
            /** @description The topic, the same in every language. */
            readonly topic?: components["schemas"]["ContentTopic"];
            /** @description The group of a question; only for type 4. */
            readonly group?: components["schemas"]["ContentGroup"];
            /** @description When it was announced; only for type 5. */
            readonly publishedAt?: components["schemas"]["Timestamp"];
            /** @description Whether it stays above newer announcements; only for type 5. */
            readonly pinned?: boolean;
            /** @description The text in Markdown. */
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
        /** @description Get a content page: an error, and nothing changed. */
        readonly GetContentsByIdRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A term of a plan and its daily rate. */
        readonly SmartCycle: {
            /** @description Days from the value date to maturity. */
            readonly days: number;
            /** @description Earnings per day as a part of the amount, up to 0.0045. Not guaranteed. */
            readonly dailyRate: components["schemas"]["Rate"];
        };
        /** @description A plan that can be bought. */
        readonly SmartProduct: {
            /** @description Send it as `productId`. */
            readonly id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            readonly name: string;
            readonly marketType: components["schemas"]["MarketType"];
            /** @description The available terms, shortest first. */
            readonly cycles: readonly components["schemas"]["SmartCycle"][];
            /** @description The smallest amount. */
            readonly minAmount: components["schemas"]["Usd"];
            /** @description The largest amount. */
            readonly maxAmount: components["schemas"]["Usd"];
            /** @description The early-close fee as a part of the principal; charged from the value date on. */
            readonly earlyExitPenaltyRate: components["schemas"]["Rate"];
            /** @description Send it back as `acceptedTermsVersion`. */
            readonly termsVersion: string;
            /**
             * @description ON can be bought, SOLD_OUT is sold out, OFF is no longer available.
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
            /** @description Records on a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List plan products: done. */
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
        /** @description The charity that receives the price. */
        readonly Charity: {
            /** @description The name of the charity; a sample name when there is no registration number. */
            readonly name: string;
            /** @description The number of the charity in the register of charities. */
            readonly registrationNo?: string;
            /**
             * Format: uri
             * @description The website of the charity.
             */
            readonly url?: string;
        };
        /** @description A charity NFT on auction. */
        readonly Nft: {
            /** @description Send it as `nftId`. */
            readonly id: components["schemas"]["Id"];
            /** @description The title in the requested language. */
            readonly title: string;
            /**
             * Format: uri-reference
             * @description The picture, absolute or from the root of the API.
             */
            readonly imageUrl: string;
            /** @description What the NFT shows and how it was made, in the requested language. */
            readonly story?: string;
            /** @description The name of the artist. */
            readonly creator: string;
            /** @description A sample name of a blockchain; nothing is minted. */
            readonly chain: string;
            /** @description A sample address on that blockchain. */
            readonly address: string;
            /** @description The highest bid; the start price before the first bid. */
            readonly currentBid: components["schemas"]["Usd"];
            /** @description The smallest bid that is accepted now. */
            readonly minNextBid: components["schemas"]["Usd"];
            /** @description The price that ends the auction at once; absent when there is none. */
            readonly buyNowPrice?: components["schemas"]["Usd"];
            /** @description When the auction ends; a late bid extends it. */
            readonly endsAt: components["schemas"]["Timestamp"];
            /** @description Seconds until `endsAt`. */
            readonly remainingTime: number;
            /** @description Number of bids so far. */
            readonly bidCount: number;
            /** @description What sales of this NFT have raised for the charity so far. */
            readonly cumulativeDonation: components["schemas"]["Usd"];
            readonly charity: components["schemas"]["Charity"];
            /**
             * @description LIVE accepts bids; SOLD and ENDED are over; DRAFT and WITHDRAWN are not shown.
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
            /** @description Records on a page. */
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
            /** @description The bidder, with stars in place of most letters. */
            readonly maskedName: string;
            /** @description The amount of the bid. */
            readonly amount: components["schemas"]["Usd"];
            /** @description When the bid was placed. */
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
            /** @description Records on a page. */
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
        /** @description List bids for an NFT: an error, and nothing changed. */
        readonly ListNftBidRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "10020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The logged-in user with the real and the demo account. */
        readonly UserInfo: {
            readonly id: components["schemas"]["Id"];
            /** @description The name chosen at registration; it never changes. */
            readonly userName: string;
            /**
             * Format: email
             * @description The email address in lower case.
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
            /** @description The user's own invitation code to share. */
            readonly inviteCode: string;
            /**
             * @description State of the account.
             * @enum {string}
             */
            readonly status: "ACTIVE" | "FROZEN";
            readonly kycStatus: components["schemas"]["KycStatus"];
            /** @description The reason why the last identity check failed. */
            readonly kycFailReason?: string;
            /** @description Whether there is a log-in password; false after logging in only with Google. */
            readonly hasPassword: boolean;
            /** @description Whether the six-digit security password is set. */
            readonly hasSecurityPassword: boolean;
            /** @description Whether payments are locked. */
            readonly paymentLocked: boolean;
            /** @description Whether the demo account can be used. */
            readonly demoEnabled: boolean;
            /** @description Whether the available balance earns daily interest. */
            readonly savingsEnabled: boolean;
            readonly preferences?: components["schemas"]["Preferences"];
            readonly accounts: components["schemas"]["Accounts"];
            /** @description Number of unread notifications. */
            readonly unreadCount: number;
            /** @description Kinds of notifications that are switched off; absent when there are none. */
            readonly noticesOff?: readonly components["schemas"]["NoticeSwitch"][];
            /**
             * Format: email
             * @description The email address of the linked Google account; absent when none is linked.
             */
            readonly googleEmail?: string;
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Get the logged-in user: done. */
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
        /** @description Get the logged-in user: an error, and nothing changed. */
        readonly GetUserInfoRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The fields to change. The user name never changes. */
        readonly UpdateProfileRequest: {
            /** @description File id of the picture, uploaded with the purpose avatar. */
            readonly avatarId?: components["schemas"]["Id"];
            /** @description A code from the parameter `areaCodes`; another is HTTP 400 with the rule `enum`. */
            readonly areaCode?: string;
            /** @description The phone number in digits, without the area code; the number of another user is HTTP 400 with the rule `unique`. */
            readonly phone?: string;
            /** @description The fields to remove; a phone number is removed together with its area code. */
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
        /** @description Update the profile: an error, and nothing changed. */
        readonly UpdateProfileRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The current and the new log-in password. */
        readonly RepasswordRequest: {
            /** @description The current log-in password. */
            readonly oldPassword: string;
            /** @description The new log-in password: 8 to 64 characters with a letter and a digit, different from the current one. */
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
        /** @description Change the password: an error, and nothing changed. */
        readonly RepasswordRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A device on which the user is logged in. */
        readonly SessionInfo: {
            /** @description A stable identifier of the session. */
            readonly id: components["schemas"]["Id"];
            /** @description When the user logged in. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description When the session was last used, updated once a day. */
            readonly usedAt: components["schemas"]["Timestamp"];
            /** @description The device, in plain words. */
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
            /** @description Records on a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own devices: done. */
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
        /** @description List own devices: an error, and nothing changed. */
        readonly ListSessionRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The preferences to change; the others stay as they are. */
        readonly SetPreferencesRequest: {
            /** @description The language of the app as a BCP 47 tag. */
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
        /** @description Choose how the app looks: an error, and nothing changed. */
        readonly SetPreferencesRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description An amount in the currency named beside it, as a decimal string with that currency's number of decimals; never an exponent, never a JSON number. */
        readonly Money: string;
        /** @description Whether the account can be closed, and what has to end first. Demo money does not count, but open demo trades do. */
        readonly AccountClosing: {
            /** @description Whether closeAccount succeeds with the correct log-in password. */
            readonly closable: boolean;
            /** @description Available balance of the real account. */
            readonly available: components["schemas"]["Money"];
            /** @description Amount owed on loans. */
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
            /** @description Withdrawals under review or being paid out. */
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
        /** @description Check whether the account can be closed: an error, and nothing changed. */
        readonly CheckCloseAccountRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The log-in password as proof. */
        readonly CloseAccountRequest: {
            /** @description The log-in password. */
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
        /** @description Close the account: an error, and nothing changed. */
        readonly CloseAccountRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The person and the identity document. Never send real documents to a sandbox. */
        readonly IdentificationRequest: {
            /** @description First name as in the document. */
            readonly firstName: string;
            /** @description Last name as in the document. */
            readonly lastName: string;
            /**
             * @description As in the document.
             * @enum {string}
             */
            readonly sex: "male" | "female";
            /**
             * Format: date
             * @description Date of birth, at least 18 years ago; later is HTTP 400 with the rule `age`.
             */
            readonly birthdate: string;
            /** @description ISO 3166 alpha-2 code from the parameter `countries`; another is HTTP 400 with the rule `enum`. */
            readonly country: string;
            /** @description The postal address of the user. */
            readonly address: string;
            /** @description Country calling code. */
            readonly areaCode: string;
            /** @description Digits without the area code. */
            readonly phone: string;
            /**
             * @description The kind of identity document.
             * @enum {string}
             */
            readonly docType: "idCard" | "driverLicense" | "passport";
            /** @description File id of the front, uploaded with the purpose kyc. */
            readonly idFront: components["schemas"]["Id"];
            /** @description File id of the back, uploaded with the purpose kyc; not needed for a passport. */
            readonly idBack?: components["schemas"]["Id"];
            /** @description File id of a picture of the user holding the document, uploaded with the purpose kyc. */
            readonly handHeld: components["schemas"]["Id"];
            /** @description File id of the signature. */
            readonly signature: string;
        };
        /** @description One status change of a record. */
        readonly StatusChange: {
            /** @description The new status. */
            readonly status: string;
            /** @description When the status changed. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description The reason given by a reviewer or a rule, to show to the user. */
            readonly reason?: string;
        };
        /** @description The identity check was submitted. */
        readonly KycReceipt: {
            readonly status: components["schemas"]["KycStatus"];
            /** @description When it was submitted. */
            readonly submittedAt: components["schemas"]["Timestamp"];
            /** @description When the review is due: 48 hours later. */
            readonly reviewDueAt: components["schemas"]["Timestamp"];
            /** @description The status changes so far, oldest first. */
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
        /** @description Submit an identity check: an error, and nothing changed. */
        readonly IdentificationRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10018" | "10019" | "11006" | "11016";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The state of the identity check; images are never returned. */
        readonly KycState: {
            readonly status: components["schemas"]["KycStatus"];
            /** @description When it was submitted. */
            readonly submittedAt?: components["schemas"]["Timestamp"];
            /** @description When the review is due: 48 hours after submission. */
            readonly reviewDueAt?: components["schemas"]["Timestamp"];
            /** @description Whether the review takes longer than promised. */
            readonly delayed: boolean;
            /** @description The reason why the last check failed, to show to the user. */
            readonly failReason?: string;
            /** @description When the review ended. */
            readonly reviewedAt?: components["schemas"]["Timestamp"];
            /** @description The status changes so far, oldest first. */
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
        /** @description Get the identity check: an error, and nothing changed. */
        readonly GetKycRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Send it where an operation needs a file id. */
            readonly fileId: components["schemas"]["Id"];
            /**
             * @description The media type, detected from the first bytes.
             * @enum {string}
             */
            readonly mime: "image/jpeg" | "image/jp2" | "image/png";
            /** @description The size in bytes. */
            readonly bytes: number;
            /** @description The SHA-256 checksum of the file. */
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
        /** @description Upload an image: an error, and nothing changed. */
        readonly UploadRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
         * @description MONEY: deposits, withdrawals and loans. TRADING: positions and options. PLANS, NFTS and INVITES: plans, NFTs and invitations. SECURITY: identity check and payment lock.
         * @enum {string}
         */
        readonly NoticeGroup: "MONEY" | "TRADING" | "PLANS" | "NFTS" | "SECURITY" | "INVITES";
        /** @description A number to quote: two letters, the day, ten digits. */
        readonly OrderNo: string;
        /** @description A notification for the user; the app translates it. */
        readonly Notification: {
            /** @description Pass it to readNotification. */
            readonly id: components["schemas"]["Id"];
            /** @description The subject of the notification. */
            readonly kind: string;
            readonly group: components["schemas"]["NoticeGroup"];
            /**
             * @description The account whose money it concerns; absent when it concerns the user, or when a server does not send it.
             * @enum {string}
             */
            readonly mode?: "real" | "demo";
            /** @description The key of its translated text. */
            readonly titleKey: string;
            /** @description The values that the text contains; for kind NFT also its id as `nftId`. */
            readonly params: {
                readonly [key: string]: string;
            };
            /** @description The number of the record to open. */
            readonly orderNo?: components["schemas"]["OrderNo"];
            /** @description Whether it was read. */
            readonly read: boolean;
            /** @description When it was created. */
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
            /** @description Records on a page. */
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
        /** @description List notifications: an error, and nothing changed. */
        readonly ListNotificationRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Some notifications, or all of them. */
        readonly ReadNotificationRequest: {
            /** @description The ids of the notifications. */
            readonly ids?: readonly components["schemas"]["Id"][];
            /**
             * @description Marks all notifications as read.
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
        /** @description Mark notifications as read: an error, and nothing changed. */
        readonly ReadNotificationRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description All kinds of notifications that are to be switched off. */
        readonly SetNoticesRequest: {
            /** @description Kinds to switch off; all others are switched on. */
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
        /** @description Choose notifications: an error, and nothing changed. */
        readonly SetNoticesRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Whether recharge, withdrawal, plans, options, orders, NFTs and loans answer `11004`. */
            readonly locked: boolean;
            /**
             * @description The reason, see PaymentLockReason; null while nothing is locked.
             * @enum {string|null}
             */
            readonly reason: "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET" | null;
            /** @description What the operator wrote to the user when locking payments, to show as a quote; absent when nothing was written or the operator did not lock them. */
            readonly note?: string;
            /**
             * Format: date-time
             * @description When the lock ends automatically; null when it has no end or nothing is locked.
             */
            readonly until: string | null;
            /**
             * Format: date-time
             * @description When withdrawals are possible again after a reset of the security password; null when they are not paused. The pause affects nothing else and is not a lock.
             */
            readonly withdrawalsPausedUntil: string | null;
            /**
             * Format: uri-reference
             * @description Where to contact support.
             */
            readonly contactUrl: string;
            /** @description Whether the security password is set. */
            readonly hasPassword: boolean;
            /** @description Incorrect security passwords left before payments are locked. */
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
        /** @description Check the payment lock: an error, and nothing changed. */
        readonly GetPaymentLockRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The first security password. */
        readonly SetSecurityPasswordRequest: {
            /** @description The security password: six digits; six equal digits, or 123456, are HTTP 400 with the rule `weak`. */
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
        /** @description Set the security password: an error, and nothing changed. */
        readonly SetSecurityPasswordRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description The security password: six digits. */
            readonly password: string;
        };
        /** @description The security password is correct. */
        readonly VerifiedPassword: {
            /**
             * @description Always true; an incorrect password is an error.
             * @enum {boolean}
             */
            readonly verified: true;
            /** @description Proves the check for the next five minutes. */
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
        /** @description Verify the security password: an error, and nothing changed. */
        readonly VerifySecurityPasswordRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11002" | "11003";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description Why payments are locked: five incorrect security passwords, a decision of the operator, or (for withdrawals) a recent reset of the security password.
         * @enum {string}
         */
        readonly PaymentLockReason: "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET";
        /** @description Why payments are locked, until when, and where to contact support. */
        readonly PaymentLockNotice: {
            readonly reason: components["schemas"]["PaymentLockReason"];
            /** @description What the operator wrote to the user when locking payments, to show as a quote; absent when nothing was written or the operator did not lock them. */
            readonly note?: string;
            /**
             * Format: date-time
             * @description When the lock ends automatically; null when it has no end.
             */
            readonly until: string | null;
            /**
             * Format: uri-reference
             * @description Where to contact support.
             */
            readonly contactUrl: string;
        };
        /** @description Payments are locked: nothing changed; the result says why and until when. */
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
        /** @description The current and the new security password. */
        readonly ChangeSecurityPasswordRequest: {
            /** @description The current security password: six digits. */
            readonly oldPassword: string;
            /** @description The new security password: six digits, different from the current ones (HTTP 400, rule `same`) and not weak (rule `weak`). */
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
        /** @description Change the security password: an error, and nothing changed. */
        readonly ChangeSecurityPasswordRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11002" | "11003" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The new security password, with the email code and the log-in password as proof. */
        readonly ResetSecurityPasswordRequest: {
            /** @description The six digits sent by sendCode with the scene security. */
            readonly emailCode: string;
            /** @description The log-in password. */
            readonly loginPassword: string;
            /** @description The new security password: six digits, not weak (HTTP 400, rule `weak`). */
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
        /** @description Reset the security password: an error, and nothing changed. */
        readonly ResetSecurityPasswordRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description The transfer and its proof. */
        readonly RechargeRequest: {
            /** @description A currency from the parameter `recharge.methods`; another is HTTP 400 with the rule `enum`. */
            readonly currency: string;
            /** @description A network of that currency in `recharge.methods`. */
            readonly network: string;
            /** @description The amount in that currency, with up to that currency's number of decimals. */
            readonly amount: string;
            /** @description The hash of the transaction; required unless `last6` is given. */
            readonly txHash?: string;
            /** @description The last six characters of the hash, 0 to 9 and a to f; required unless `txHash` is given. */
            readonly last6?: string;
            /** @description File id of the proof, uploaded with the purpose recharge. */
            readonly proofId: components["schemas"]["Id"];
            /** @description The address that was shown to the user. */
            readonly receiveAddress: string;
        };
        /** @description A deposit and its state. */
        readonly Recharge: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description The currency that was sent. */
            readonly currency: string;
            /** @description The network it was sent over. */
            readonly network: string;
            /** @description The amount in that currency. */
            readonly amount: components["schemas"]["Money"];
            /** @description US dollars for one unit, fixed at submission. */
            readonly rate: components["schemas"]["Money"];
            /** @description The amount in USD, added to the balance when approved. */
            readonly usdAmount: components["schemas"]["Usd"];
            /** @description The address it was sent to. */
            readonly receiveAddress: string;
            /** @description The hash of the transaction. */
            readonly txHash?: string;
            /** @description The last six characters of the hash, 0 to 9 and a to f. */
            readonly last6?: string;
            /** @description The file id of the proof. */
            readonly proofId: components["schemas"]["Id"];
            /**
             * @description TO_BE_REVIEWED, then COMPLETED, REJECTED or FAILED.
             * @enum {string}
             */
            readonly status: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED";
            /** @description When it was submitted. */
            readonly submittedAt: components["schemas"]["Timestamp"];
            /** @description When the review ended. */
            readonly reviewedAt?: components["schemas"]["Timestamp"];
            /** @description The reason why it was rejected or failed, to show to the user. */
            readonly reason?: string;
            /** @description The status changes so far, oldest first. */
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
        /** @description Submit a deposit: an error, and nothing changed. */
        readonly RechargeRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description The values that the error text of this code contains. */
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
            /** @description Records on a page. */
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
        /** @description List own deposits: an error, and nothing changed. */
        readonly ListRechargeRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The amount, the payout method, and the security password. */
        readonly WithdrawalRequest: {
            /** @description A method from the parameter `withdrawal.methods`. */
            readonly method: string;
            /** @description The amount deducted from the balance, in USD. */
            readonly amount: string;
            /** @description The address to pay to, for a crypto method. */
            readonly address?: string;
            /** @description The name of the bank, for the method BANK. */
            readonly bankName?: string;
            /** @description The name of the account holder, for the method BANK. */
            readonly cardholder?: string;
            /** @description The number of the bank account, for the method BANK. */
            readonly accountNo?: string;
            /** @description File id of a document such as a bank statement, uploaded with the purpose withdrawal; never required. */
            readonly proofId?: components["schemas"]["Id"];
            /** @description The six-digit security password. */
            readonly securityPassword: string;
            /** @description The fee the user saw. */
            readonly expectedFee: components["schemas"]["Usd"];
        };
        /** @description A withdrawal and its state. */
        readonly Withdrawal: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /**
             * @description The payout method.
             * @enum {string}
             */
            readonly method: "USDT-TRC20" | "USDT-ERC20" | "BTC" | "ETH" | "BANK";
            /** @description The amount deducted from the balance. */
            readonly amount: components["schemas"]["Usd"];
            /** @description The part of the amount that is the fee; there is no other fee. */
            readonly fee: components["schemas"]["Usd"];
            /** @description The fee as a part of the amount. */
            readonly feeRate: components["schemas"]["Rate"];
            /** @description The amount less the fee. */
            readonly receiveAmount: components["schemas"]["Usd"];
            /** @description US dollars for one unit of the currency received, fixed at submission. */
            readonly rate?: components["schemas"]["Money"];
            /** @description The amount paid out, in the currency received. */
            readonly receiveCurrencyAmount?: components["schemas"]["Money"];
            /** @description The address paid to, for a crypto method. */
            readonly address?: string;
            /** @description The name of the bank, for the method BANK. */
            readonly bankName?: string;
            /** @description The name of the account holder, for the method BANK. */
            readonly cardholder?: string;
            /** @description The bank account, masked except for its last four characters. */
            readonly accountNo?: string;
            /** @description The file id of the document sent with it. */
            readonly proofId?: components["schemas"]["Id"];
            /**
             * @description TO_BE_REVIEWED; APPROVED until the network or bank confirms; COMPLETED, REJECTED, FAILED and CANCELLED are final. When it was not completed, the whole amount is available again.
             * @enum {string}
             */
            readonly status: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED";
            /** @description When it was submitted. */
            readonly submittedAt: components["schemas"]["Timestamp"];
            /** @description When it was paid out. */
            readonly completedAt?: components["schemas"]["Timestamp"];
            /** @description The reference of the bank or the network for the payout. */
            readonly payoutReference?: string;
            /** @description The reason why it was rejected or failed, to show to the user. */
            readonly reason?: string;
            /** @description The status changes so far, oldest first. */
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
        /** @description Withdraw money: an error, and nothing changed. */
        readonly WithdrawalRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Records on a page. */
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
        /** @description List own withdrawals: an error, and nothing changed. */
        readonly ListWithdrwalRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The withdrawal to cancel. */
        readonly CancelWithdrawalRequest: {
            /** @description The number of the withdrawal. */
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
        /** @description Cancel a withdrawal: an error, and nothing changed. */
        readonly CancelWithdrawalRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11006" | "11010" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description The kind of a transaction.
         * @enum {string}
         */
        readonly TransactionKind: "DEPOSIT" | "WITHDRAWAL" | "WITHDRAWAL_RETURN" | "SMART_BUY" | "SMART_YIELD" | "SMART_MATURITY" | "SMART_EXIT" | "SAVINGS" | "LOAN_DISBURSEMENT" | "LOAN_REPAYMENT" | "ORDER_OPEN" | "ORDER_CLOSE" | "OPTION_STAKE" | "OPTION_SETTLEMENT" | "NFT_BID" | "NFT_RETURN" | "INVITE_REWARD" | "DEMO_START" | "GRANT";
        /**
         * Format: date
         * @description A UTC calendar day.
         */
        readonly Day: string;
        /** @description One transaction: a change of the available balance. */
        readonly Transaction: {
            /** @description A stable identifier of the transaction. */
            readonly id: components["schemas"]["Id"];
            /** @description The record it belongs to: an order number or a day. */
            readonly ref: string;
            readonly kind: components["schemas"]["TransactionKind"];
            /** @description The symbol of the instrument, for a position or an option. */
            readonly code?: string;
            /**
             * @description Direction of the position (LONG, SHORT) or the option (UP, DOWN).
             * @enum {string}
             */
            readonly direction?: "LONG" | "SHORT" | "UP" | "DOWN";
            /** @description The amount added to the available balance, or deducted from it when negative. */
            readonly amount: components["schemas"]["Usd"];
            /** @description The available balance after the transaction. */
            readonly balanceAfter: components["schemas"]["Usd"];
            /** @description When the transaction was made. */
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
            /** @description Records on a page. */
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
        /** @description List transactions: an error, and nothing changed. */
        readonly ListTransactionRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The equity at one moment. Transactions at that very moment, such as the daily payments at 00:00, count to the time after it, so that two points a day apart cover exactly one UTC day. From one point to the next, equity changes by `deposits` less `withdrawals` plus `income`, to the cent. */
        readonly EquityPoint: {
            /** @description The moment of this point. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description Everything owned less everything owed, with open positions at the price of that moment. */
            readonly equity: components["schemas"]["Usd"];
            /** @description Paid in since the previous point. */
            readonly deposits: components["schemas"]["Usd"];
            /** @description Paid out since the previous point, to the user or for an NFT. */
            readonly withdrawals: components["schemas"]["Usd"];
            /** @description Profit or loss of all products since the previous point, as in `AccountProfit`. */
            readonly income: components["schemas"]["Usd"];
            /** @description The parts that add up to `income`. */
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
        /** @description Get the equity history: an error, and nothing changed. */
        readonly EquityHistoryRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Whether interest on cash is on. */
        readonly SetSavingsRequest: {
            /** @description Whether the available balance earns daily interest. */
            readonly enabled: boolean;
        };
        /** @description Switch interest on cash on or off: done. */
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
        /** @description Switch interest on cash on or off: an error, and nothing changed. */
        readonly SetSavingsRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description Reset the demo account: an error, and nothing changed. */
        readonly ResetDemoRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description The answer to an attempt exactly as it was sent. Its schema is the one of the operation. */
        readonly KeptEnvelope: {
            /** @description The code of the answer. */
            readonly code: string;
            readonly msg: components["schemas"]["Message"];
            /** @description The result of the operation, or the details of its error. */
            readonly result: unknown;
            /** @description Values that the error text contains. */
            readonly params?: {
                readonly [key: string]: string;
            };
            /** @description The fields of the request that do not match the contract. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The outcome of an attempt. */
        readonly SettledAttempt: {
            /**
             * @description `DONE` when it was answered, by a success or an error; `RUNNING` while it is being carried out; `CANCELLED` when it never arrived and will not be carried out.
             * @enum {string}
             */
            readonly state: "DONE" | "RUNNING" | "CANCELLED";
            readonly operation: components["schemas"]["MoneyOperation"];
            /** @description For `DONE`, when it was answered; for `RUNNING`, when it began; for `CANCELLED`, when it was cancelled. */
            readonly at: components["schemas"]["Timestamp"];
            /** @description The answer to the attempt; present exactly when `state` is `DONE`. */
            readonly answer?: components["schemas"]["KeptEnvelope"];
        };
        /** @description Find the outcome of an attempt: done. */
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
        /** @description Find the outcome of an attempt: an error, and nothing changed. */
        readonly SettleAttemptRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description The source of income; SAVINGS (interest on cash), SMART and INVITE count towards `totalIncome`.
         * @enum {string}
         */
        readonly IncomeSource: "SAVINGS" | "SMART" | "INVITE" | "ORDER" | "OPTION" | "NFT_REFUND";
        /** @description One entry of profit or loss. */
        readonly IncomeDetail: {
            /** @description A stable identifier of the entry. */
            readonly id: components["schemas"]["Id"];
            readonly source: components["schemas"]["IncomeSource"];
            /** @description The number of the record it belongs to. */
            readonly orderNo?: components["schemas"]["OrderNo"];
            readonly day: components["schemas"]["Day"];
            /** @description The amount it was calculated on. */
            readonly base: components["schemas"]["Usd"];
            /** @description The daily rate for interest on cash and plans, the payout ratio of an option, the fee rate of a position. */
            readonly rate: components["schemas"]["Rate"];
            /** @description The amount; negative for a loss. */
            readonly amount: components["schemas"]["Usd"];
            /**
             * @description Whether it was added to the balance.
             * @enum {string}
             */
            readonly status: "IN_PROGRESS" | "DIVIDED";
            /** @description When it was added or deducted. */
            readonly createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Sums by source; a source without income is absent. */
        readonly IncomeBySource: {
            /** @description Interest on cash. */
            readonly SAVINGS?: components["schemas"]["Usd"];
            /** @description Plan earnings less early-close fees. */
            readonly SMART?: components["schemas"]["Usd"];
            /** @description Rewards for invitations. */
            readonly INVITE?: components["schemas"]["Usd"];
            /** @description Results of closed positions, after fees. */
            readonly ORDER?: components["schemas"]["Usd"];
            /** @description Results of settled fixed-time options. */
            readonly OPTION?: components["schemas"]["Usd"];
            /** @description Refunds for NFTs. */
            readonly NFT_REFUND?: components["schemas"]["Usd"];
        };
        /** @description Sums over all rows that match the filter. */
        readonly IncomeSummary: {
            /** @description Sum of all rows. */
            readonly total: components["schemas"]["Usd"];
            /** @description Sum of the rows of this UTC day. */
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
            /** @description Records on a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
            readonly summary: components["schemas"]["IncomeSummary"];
        };
        /** @description List profit and loss: done. */
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
        /** @description List profit and loss: an error, and nothing changed. */
        readonly ListIncomeDetailRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The plan product, the term and the amount. */
        readonly BuySmartRequest: {
            /** @description The id of the plan product. */
            readonly productId: components["schemas"]["Id"];
            /** @description A term the product has, in days. */
            readonly days: number;
            /** @description The principal in USD, with up to two decimals, within the limits of the product. */
            readonly amount: string;
            /** @description The `termsVersion` of the product that the user has read. */
            readonly acceptedTermsVersion: string;
        };
        /** @description A plan of the user, running or ended. */
        readonly SmartOrder: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description The id of the plan product. */
            readonly productId: components["schemas"]["Id"];
            /** @description The name of the plan product when it was bought. */
            readonly productName: string;
            /** @description The term in days. */
            readonly days: number;
            /** @description The principal in USD; not guaranteed. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Earnings per day, fixed when bought. */
            readonly dailyRate: components["schemas"]["Rate"];
            /**
             * @description IN_PROGRESS until maturity or EARLY_EXIT; MATURED, DISTRIBUTED and COMPLETED follow each other in one batch.
             * @enum {string}
             */
            readonly status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
            /**
             * @description Whether the earnings of the last day were paid.
             * @enum {string}
             */
            readonly shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED";
            /** @description When it was bought. */
            readonly boughtAt: components["schemas"]["Timestamp"];
            /** @description When earnings begin: the next 00:00 UTC after the purchase. */
            readonly valueDate: components["schemas"]["Timestamp"];
            /** @description When the principal is due back to the user together with the last earnings. Not guaranteed. */
            readonly maturesAt: components["schemas"]["Timestamp"];
            /** @description Days paid so far. */
            readonly profitDays: number;
            /** @description All earnings until maturity, if they are paid as planned. */
            readonly expectedRevenue: components["schemas"]["Usd"];
            /** @description Earnings paid so far. */
            readonly distributedRevenue: components["schemas"]["Usd"];
            /** @description The early-close fee that was charged. */
            readonly penalty?: components["schemas"]["Usd"];
            /** @description The amount returned when the plan was closed early. */
            readonly refund?: components["schemas"]["Usd"];
            /** @description When the plan was closed early. */
            readonly exitedAt?: components["schemas"]["Timestamp"];
            /** @description The status changes so far, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
        };
        /** @description Buy a plan: done. */
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
        /** @description Buy a plan: an error, and nothing changed. */
        readonly BuySmartRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Records on a page. */
            readonly pageSize: number;
            /** @description Whether another page follows. */
            readonly hasNext: boolean;
        };
        /** @description List own plans: done. */
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
        /** @description List own plans: an error, and nothing changed. */
        readonly ListSmartOrderRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The daily payment of one day. */
        readonly ProfitDay: {
            readonly day: components["schemas"]["Day"];
            /** @description The amount added to the balance. */
            readonly amount: components["schemas"]["Usd"];
            /** @description When it was added. */
            readonly at: components["schemas"]["Timestamp"];
        };
        /** @description A plan with the payment of each day. */
        readonly SmartOrderDetail: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description The id of the plan product. */
            readonly productId: components["schemas"]["Id"];
            /** @description The name of the plan product when it was bought. */
            readonly productName: string;
            /** @description The term in days. */
            readonly days: number;
            /** @description The principal in USD; not guaranteed. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Earnings per day, fixed when bought. */
            readonly dailyRate: components["schemas"]["Rate"];
            /**
             * @description IN_PROGRESS until maturity or EARLY_EXIT; MATURED, DISTRIBUTED and COMPLETED follow each other in one batch.
             * @enum {string}
             */
            readonly status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
            /**
             * @description Whether the earnings of the last day were paid.
             * @enum {string}
             */
            readonly shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED";
            /** @description When it was bought. */
            readonly boughtAt: components["schemas"]["Timestamp"];
            /** @description When earnings begin: the next 00:00 UTC after the purchase. */
            readonly valueDate: components["schemas"]["Timestamp"];
            /** @description When the principal is due back to the user together with the last earnings. Not guaranteed. */
            readonly maturesAt: components["schemas"]["Timestamp"];
            /** @description Days paid so far. */
            readonly profitDays: number;
            /** @description All earnings until maturity, if they are paid as planned. */
            readonly expectedRevenue: components["schemas"]["Usd"];
            /** @description Earnings paid so far. */
            readonly distributedRevenue: components["schemas"]["Usd"];
            /** @description The early-close fee that was charged. */
            readonly penalty?: components["schemas"]["Usd"];
            /** @description The amount returned when the plan was closed early. */
            readonly refund?: components["schemas"]["Usd"];
            /** @description When the plan was closed early. */
            readonly exitedAt?: components["schemas"]["Timestamp"];
            /** @description The status changes so far, oldest first. */
            readonly history: readonly components["schemas"]["StatusChange"][];
            /** @description One entry per day that was paid, oldest first. */
            readonly profitDayList: readonly components["schemas"]["ProfitDay"][];
        };
        /** @description Get a plan: done. */
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
        /** @description Get a plan: an error, and nothing changed. */
        readonly GetSmartOrderByIdRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What closing a plan early costs now; valid for 60 seconds. */
        readonly ExitPreview: {
            /** @description The early-close fee as a part of the principal; 0 before the value date. */
            readonly penaltyRate: components["schemas"]["Rate"];
            /** @description The early-close fee in USD. */
            readonly penalty: components["schemas"]["Usd"];
            /** @description The amount returned to the available balance. */
            readonly refund: components["schemas"]["Usd"];
            /** @description Earnings paid so far, which the user keeps. */
            readonly kept: components["schemas"]["Usd"];
            /** @description Earnings that would still have been paid, which the user loses. */
            readonly lostRevenue: components["schemas"]["Usd"];
            /** @description Result of the whole plan: earnings paid so far less the early-close fee. */
            readonly net: components["schemas"]["Usd"];
            /** @description Send it to exitSmart. */
            readonly quoteId: components["schemas"]["Id"];
        };
        /** @description Preview closing a plan early: done. */
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
        /** @description Preview closing a plan early: an error, and nothing changed. */
        readonly PreviewExitSmartRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11010" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The plan, and the quote of its preview. */
        readonly ExitSmartRequest: {
            /** @description The number of the plan. */
            readonly orderNo: components["schemas"]["Id"];
            /** @description The `quoteId` from previewExitSmart. */
            readonly quoteId: components["schemas"]["Id"];
        };
        /** @description Close a plan early: done. */
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
        /** @description Close a plan early: an error, and nothing changed. */
        readonly ExitSmartRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11006" | "11010" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The leveraged position to open. */
        readonly OpenOrderRequest: {
            /** @description The id of the instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description LONG gains when the price rises, SHORT when it falls.
             * @enum {string}
             */
            readonly direction: "LONG" | "SHORT";
            /** @description The size, a multiple of `lotStep` from `minLots` to `maxLots`. */
            readonly lots: string;
            /** @description The leverage, where 30 means 1:30; up to `maxLeverage`. */
            readonly leverage: number;
            /** @description The price the user saw. */
            readonly quotedPrice: number;
            /** @description How far the price may have moved, as a fraction: up to 0.005, which is 0.5 %. */
            readonly slippage: string;
            /** @description The price that closes the position with a loss: on the price grid, at least 10 ticks from the price, and before the stop-out price. */
            readonly stopLossPrice?: number;
            /** @description The price that closes the position with a gain: on the price grid, at least 10 ticks from the price. */
            readonly takeProfitPrice?: number;
            /** @description The `termsVersion` of the instrument that the user has read. */
            readonly acceptedTermsVersion: string;
        };
        /** @description The exact results of the closed parts of a position, before rounding. The next part is charged the rounded sum including it less the rounded sum without it, so that all parts together cost what one closing would have cost. */
        readonly RealisedParts: {
            /** @description Gain or loss before fees in USD, with more decimals than an amount has. */
            readonly profit: string;
            /** @description Closing fees in USD, with more decimals than an amount has. */
            readonly fee: string;
        };
        /** @description A leveraged position with isolated margin. */
        readonly Order: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description The number of the position that this was a part of, if it was closed in parts. */
            readonly partOf?: components["schemas"]["OrderNo"];
            /** @description The symbol of the instrument. */
            readonly code: string;
            /** @description The id of the instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description LONG gains when the price rises, SHORT when it falls.
             * @enum {string}
             */
            readonly direction: "LONG" | "SHORT";
            /** @description Size in lots. */
            readonly lots: components["schemas"]["Quantity"];
            /** @description Units in one lot. */
            readonly contractSize: components["schemas"]["Quantity"];
            /** @description 30 means 1:30. */
            readonly leverage: number;
            /** @description On hold for the position. The most a user can lose is the margin plus the opening fee. */
            readonly margin: components["schemas"]["Usd"];
            /** @description The entry price. */
            readonly openPrice: components["schemas"]["Price"];
            /** @description The price at which it was closed. */
            readonly closePrice?: components["schemas"]["Price"];
            /** @description The price that closes the position with a loss. */
            readonly stopLossPrice?: components["schemas"]["Price"];
            /** @description The price that closes the position with a gain. */
            readonly takeProfitPrice?: components["schemas"]["Price"];
            /** @description The price at which half of the margin is lost and the position is closed automatically. */
            readonly stopOutPrice: components["schemas"]["Price"];
            /** @description The opening fee; at least 0.01, unless the rate is zero. */
            readonly openFee: components["schemas"]["Usd"];
            /** @description The closing fee. */
            readonly closeFee?: components["schemas"]["Usd"];
            /** @description Result after fees if the take profit is reached; 0.00 without a take profit. */
            readonly expectedReturn: components["schemas"]["Usd"];
            /**
             * @description OPEN or CLOSED.
             * @enum {string}
             */
            readonly status: "OPEN" | "CLOSED";
            /**
             * @description Closed by the user, by the stop loss, by the take profit, or by the stop-out.
             * @enum {string}
             */
            readonly closeReason?: "USER" | "SL" | "TP" | "STOP_OUT";
            /** @description Result after fees; for an open position, as if it were closed now. */
            readonly profit: components["schemas"]["Usd"];
            /** @description Gain or loss of an open position before fees; 0.00 when closed. */
            readonly unrealised: components["schemas"]["Usd"];
            /** @description For an open position: the exact results of the parts that were closed. */
            readonly realised?: components["schemas"]["RealisedParts"];
            /** @description When it was opened. */
            readonly openTime: components["schemas"]["Timestamp"];
            /** @description When it was closed. */
            readonly closeTime?: components["schemas"]["Timestamp"];
            /** @description The status changes so far, oldest first. */
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
        /** @description Open a leveraged position: an error, and nothing changed. */
        readonly OpenOrderRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10015" | "10016" | "10018" | "11006" | "11009" | "11018" | "11019" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The new stop loss and take profit of an open position; a field left out stays as it is, null removes it. */
        readonly ModifyOrderRequest: {
            /** @description The number of the position. */
            readonly orderNo: components["schemas"]["Id"];
            /** @description The price that closes the position with a loss: on the price grid, at least 10 ticks from the price, and before the stop-out price. */
            readonly stopLossPrice?: number | null;
            /** @description The price that closes the position with a gain: on the price grid, at least 10 ticks from the price. */
            readonly takeProfitPrice?: number | null;
        };
        /** @description Change stop loss and take profit: done. */
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
        /** @description Change stop loss and take profit: an error, and nothing changed. */
        readonly ModifyOrderRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11009" | "11010" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The position, and how much of it to close. */
        readonly CloseOrderRequest: {
            /** @description The number of the position. */
            readonly orderNo: components["schemas"]["Id"];
            /** @description How much to close, a multiple of `lotStep`; the rest has to be at least `minLots`. Leave it out, or send the size of the position, to close all of it. */
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
        /** @description Close a position: an error, and nothing changed. */
        readonly CloseOrderRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Records on a page. */
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
        /** @description List own positions: an error, and nothing changed. */
        readonly ListOrderRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description Get a position: an error, and nothing changed. */
        readonly GetOrderByIdRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description The id of the instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description UP wins above the strike price, DOWN below it.
             * @enum {string}
             */
            readonly direction: "UP" | "DOWN";
            /** @description A duration available for the instrument, in seconds. */
            readonly periodSec: number;
            /** @description The stake in USD, 10.00 to 5 000.00. */
            readonly amount: string;
            /** @description The price the user saw; when the server's price differs by more than 0.1 %, it answers 11018. */
            readonly quotedPrice?: number;
            /** @description The `termsVersion` of the instrument that the user has read. */
            readonly acceptedTermsVersion: string;
        };
        /** @description A fixed-time option. */
        readonly OptionsOrder: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description The symbol of the instrument. */
            readonly code: string;
            /** @description The id of the instrument. */
            readonly marketId: components["schemas"]["Id"];
            /**
             * @description UP wins above the strike, DOWN below it.
             * @enum {string}
             */
            readonly direction: "UP" | "DOWN";
            /** @description The duration in seconds. */
            readonly periodSec: number;
            /** @description The amount the user can lose. */
            readonly stake: components["schemas"]["Usd"];
            /** @description The gain of a win as a part of the stake. */
            readonly payoutRatio: components["schemas"]["Rate"];
            /** @description The price when it was accepted. */
            readonly strikePrice: components["schemas"]["Price"];
            /** @description When it is settled, by the last price at or before that moment. */
            readonly expiresAt: components["schemas"]["Timestamp"];
            /** @description The price at which it was settled. */
            readonly settlePrice?: components["schemas"]["Price"];
            /** @description The payout of a win: stake plus gain. */
            readonly expectedReturn: components["schemas"]["Usd"];
            /**
             * @description OPEN until settled; TIED and VOID return the stake.
             * @enum {string}
             */
            readonly status: "OPEN" | "WON" | "LOST" | "TIED" | "VOID";
            /** @description Gain or loss, once settled. */
            readonly profit?: components["schemas"]["Usd"];
            /** @description When it was accepted. */
            readonly openTime: components["schemas"]["Timestamp"];
            /** @description When it was settled. */
            readonly closeTime?: components["schemas"]["Timestamp"];
            /** @description The status changes so far, oldest first. */
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
        /** @description Buy a fixed-time option: an error, and nothing changed. */
        readonly BuyOptionsRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Records on a page. */
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
        /** @description List own options: an error, and nothing changed. */
        readonly ListOptionsOrderRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description Get an option: an error, and nothing changed. */
        readonly GetOptionsOrderByIdRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How much the user can borrow, and the loan terms. */
        readonly CreditLine: {
            /** @description The most that can be owed at one time; 0.00 before the identity check. */
            readonly creditLimit: components["schemas"]["Usd"];
            /** @description Amount owed now. */
            readonly used: components["schemas"]["Usd"];
            /** @description The amount that can be borrowed now; 0.00 while an application or a loan is open, because only one loan is possible at a time. */
            readonly available: components["schemas"]["Usd"];
            /** @description The terms that are available, in days. */
            readonly terms: readonly number[];
            /** @description Interest per day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description Days after payout without interest. */
            readonly interestFreeDays: number;
            /** @description The smallest loan amount. */
            readonly min: components["schemas"]["Usd"];
            /** @description The largest loan amount. */
            readonly max: components["schemas"]["Usd"];
            readonly kycStatus: components["schemas"]["KycStatus"];
            /** @description The number of the open loan, if there is one. */
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
        /** @description Get the credit line: an error, and nothing changed. */
        readonly MyCreditRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018" | "11005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The amount and the term of the loan. */
        readonly LoanQuoteRequest: {
            /** @description The principal in USD with up to two decimals, within the minimum, the maximum and what is available. */
            readonly amount: string;
            /** @description A term from the parameter `loan.config`, in days. */
            readonly termDays: number;
        };
        /** @description One instalment of a loan. */
        readonly LoanInstalment: {
            /** @description When the instalment is due. */
            readonly dueAt: components["schemas"]["Timestamp"];
            /** @description The part of the principal in it. */
            readonly principal: components["schemas"]["Usd"];
            /** @description The interest in it. */
            readonly interest: components["schemas"]["Usd"];
            /** @description Principal plus interest. */
            readonly total: components["schemas"]["Usd"];
        };
        /** @description The cost of being overdue. */
        readonly OverdueTerms: {
            /** @description Simple interest per overdue day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description The part of the principal at which overdue interest stops. */
            readonly capRate: components["schemas"]["Rate"];
            /** @description `capRate` in USD. */
            readonly cap: components["schemas"]["Usd"];
            /** @description Overdue days in the example. */
            readonly exampleDays: number;
            /** @description Overdue interest for `exampleDays`. */
            readonly exampleInterest: components["schemas"]["Usd"];
        };
        /** @description The borrower as identified by the identity check; of the phone number only the last three digits are shown. */
        readonly Borrower: {
            /** @description First and last name. */
            readonly name: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            readonly birthdate: string;
            /** @description ISO 3166 alpha-2 code. */
            readonly country: string;
            /** @description The postal address. */
            readonly address: string;
            /** @description The masked phone number, such as +65 ••• 567. */
            readonly phone: string;
            /**
             * @description The identity document that was submitted.
             * @enum {string}
             */
            readonly docType: "idCard" | "driverLicense" | "passport";
            /** @description When the identity was verified. */
            readonly verifiedAt: components["schemas"]["Timestamp"];
        };
        /** @description The cost of a loan, to read before signing; valid for 10 minutes. */
        readonly LoanQuote: {
            /** @description The requested principal. */
            readonly amount: components["schemas"]["Usd"];
            /** @description The requested term in days. */
            readonly termDays: number;
            /** @description Interest when the loan is repaid on the due date. */
            readonly totalInterest: components["schemas"]["Usd"];
            /** @description Principal plus `totalInterest`. */
            readonly repaymentAmount: components["schemas"]["Usd"];
            /** @description Annual percentage rate of charge by annex I of Directive 2008/48/EC, in percent with one decimal. */
            readonly apr: string;
            /** @description The daily rate times 365, as a fraction. */
            readonly nominalRate: components["schemas"]["Rate"];
            /** @description The due date if the loan is paid out today. */
            readonly repaymentDate: components["schemas"]["Timestamp"];
            /** @description The instalments, by due date. */
            readonly schedule: readonly components["schemas"]["LoanInstalment"][];
            readonly overdueTerms: components["schemas"]["OverdueTerms"];
            /** @description The agreement to read and sign, in the requested language. */
            readonly agreementMarkdown: string;
            /** @description Send it with the loan application. */
            readonly agreementVersion: string;
            /** @description BCP 47 tag of the agreement's language. */
            readonly agreementLanguage: string;
            /** @description Send it with the loan application. */
            readonly quoteId: components["schemas"]["Id"];
            /** @description The quote is valid until then. */
            readonly expiresAt: components["schemas"]["Timestamp"];
            /** @description The borrower as named in the agreement; present once the identity is verified. */
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
        /** @description Quote a loan: an error, and nothing changed. */
        readonly LoanQuoteRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10013" | "10018" | "10023" | "11005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The application for a loan that was quoted and signed. */
        readonly LoanRequest: {
            /** @description The principal in USD with up to two decimals, within the minimum, the maximum and what is available. */
            readonly amount: string;
            /** @description A term from the parameter `loan.config`, in days. */
            readonly termDays: number;
            /** @description File id of the signature, uploaded with the purpose signature. */
            readonly signatureId: string;
            /** @description The version of the agreement that the user has read and signed. */
            readonly agreementVersion: string;
            /** @description The `agreementLanguage` of the quote whose agreement was signed; without it, the language of the request. */
            readonly agreementLanguage?: string;
            /** @description The `quoteId` from loanQuote, not older than 10 minutes. */
            readonly quoteId: components["schemas"]["Id"];
        };
        /** @description A loan and its state. */
        readonly Loan: {
            readonly loanNo: components["schemas"]["OrderNo"];
            /** @description The principal of the loan. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Days from payout to the due date. */
            readonly termDays: number;
            /** @description Interest per day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description Days without interest. */
            readonly interestFreeDays: number;
            /** @description Interest per overdue day on the principal. */
            readonly overdueDailyRate: components["schemas"]["Rate"];
            /** @description The part of the principal at which overdue interest stops. */
            readonly overdueCap: components["schemas"]["Rate"];
            /** @description Interest when the loan is repaid on the due date. */
            readonly totalInterest: components["schemas"]["Usd"];
            /** @description Principal plus `totalInterest`. */
            readonly repaymentAmount: components["schemas"]["Usd"];
            /** @description Annual percentage rate of charge by annex I of Directive 2008/48/EC, in percent with one decimal. */
            readonly apr: string;
            /** @description The due date; the loan is due at the end of this day. */
            readonly repaymentDate: components["schemas"]["Timestamp"];
            /** @description When the agreement was signed. */
            readonly agreementSignedAt: components["schemas"]["Timestamp"];
            /** @description The version of the agreement that was signed. */
            readonly agreementVersion: string;
            /** @description The file id of the signature. */
            readonly signatureId: components["schemas"]["Id"];
            /**
             * @description PENDING_REVIEW, REPAYING, REPAID, OVERDUE (also shown as expired) or REJECTED.
             * @enum {string}
             */
            readonly status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
            /** @description When the review began; until then the application counts as signed. */
            readonly reviewStartedAt?: components["schemas"]["Timestamp"];
            /** @description When the loan was paid out. */
            readonly disbursedAt?: components["schemas"]["Timestamp"];
            /** @description The end of the time in which the loan can be cancelled; absent before payout, and once the loan is repaid or overdue. */
            readonly withdrawableUntil?: components["schemas"]["Timestamp"];
            /** @description Interest up to now. */
            readonly accruedInterest: components["schemas"]["Usd"];
            /** @description Overdue interest up to now, with its cap applied. */
            readonly overdueInterest: components["schemas"]["Usd"];
            /** @description The amount that repays the loan now. */
            readonly outstanding: components["schemas"]["Usd"];
            /** @description When it was repaid. */
            readonly repaidAt?: components["schemas"]["Timestamp"];
            /**
             * @description How the loan was repaid: by the user, by cancelling it, or automatically on the due date.
             * @enum {string}
             */
            readonly repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY";
            /** @description The reason why it was rejected, to show to the user. */
            readonly rejectReason?: string;
            /** @description The status changes so far, oldest first. */
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
        /** @description Apply for a loan: an error, and nothing changed. */
        readonly LoanRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Records on a page. */
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
        /** @description List own loans: an error, and nothing changed. */
        readonly ListLoanRecordRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The agreement of a loan exactly as it was signed. */
        readonly LoanAgreement: {
            /** @description BCP 47 tag of the language in which it was read and signed. */
            readonly language: string;
            /** @description The text in Markdown, with the figures of the quote. */
            readonly markdown: string;
            /** @description Name of the borrower from the identity check. */
            readonly signedBy: string;
        };
        /** @description A loan with the agreement as it was signed. */
        readonly LoanDetail: {
            readonly loanNo: components["schemas"]["OrderNo"];
            /** @description The principal of the loan. */
            readonly amount: components["schemas"]["Usd"];
            /** @description Days from payout to the due date. */
            readonly termDays: number;
            /** @description Interest per day on the principal. */
            readonly dailyRate: components["schemas"]["Rate"];
            /** @description Days without interest. */
            readonly interestFreeDays: number;
            /** @description Interest per overdue day on the principal. */
            readonly overdueDailyRate: components["schemas"]["Rate"];
            /** @description The part of the principal at which overdue interest stops. */
            readonly overdueCap: components["schemas"]["Rate"];
            /** @description Interest when the loan is repaid on the due date. */
            readonly totalInterest: components["schemas"]["Usd"];
            /** @description Principal plus `totalInterest`. */
            readonly repaymentAmount: components["schemas"]["Usd"];
            /** @description Annual percentage rate of charge by annex I of Directive 2008/48/EC, in percent with one decimal. */
            readonly apr: string;
            /** @description The due date; the loan is due at the end of this day. */
            readonly repaymentDate: components["schemas"]["Timestamp"];
            /** @description When the agreement was signed. */
            readonly agreementSignedAt: components["schemas"]["Timestamp"];
            /** @description The version of the agreement that was signed. */
            readonly agreementVersion: string;
            /** @description The file id of the signature. */
            readonly signatureId: components["schemas"]["Id"];
            /**
             * @description PENDING_REVIEW, REPAYING, REPAID, OVERDUE (also shown as expired) or REJECTED.
             * @enum {string}
             */
            readonly status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
            /** @description When the review began; until then the application counts as signed. */
            readonly reviewStartedAt?: components["schemas"]["Timestamp"];
            /** @description When the loan was paid out. */
            readonly disbursedAt?: components["schemas"]["Timestamp"];
            /** @description The end of the time in which the loan can be cancelled; absent before payout, and once the loan is repaid or overdue. */
            readonly withdrawableUntil?: components["schemas"]["Timestamp"];
            /** @description Interest up to now. */
            readonly accruedInterest: components["schemas"]["Usd"];
            /** @description Overdue interest up to now, with its cap applied. */
            readonly overdueInterest: components["schemas"]["Usd"];
            /** @description The amount that repays the loan now. */
            readonly outstanding: components["schemas"]["Usd"];
            /** @description When it was repaid. */
            readonly repaidAt?: components["schemas"]["Timestamp"];
            /**
             * @description How the loan was repaid: by the user, by cancelling it, or automatically on the due date.
             * @enum {string}
             */
            readonly repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY";
            /** @description The reason why it was rejected, to show to the user. */
            readonly rejectReason?: string;
            /** @description The status changes so far, oldest first. */
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
        /** @description Get a loan: an error, and nothing changed. */
        readonly GetLoanByIdRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The loan, and the amount the user agreed to pay. */
        readonly RepayLoanRequest: {
            /** @description The number of the loan. */
            readonly loanNo: components["schemas"]["Id"];
            /** @description The `outstanding` amount the user saw. */
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
        /** @description Repay a loan: an error, and nothing changed. */
        readonly RepayLoanRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The loan, and the amount the user agreed to pay. */
        readonly WithdrawLoanRequest: {
            /** @description The number of the loan. */
            readonly loanNo: components["schemas"]["Id"];
            /** @description The `outstanding` amount the user saw; without it, any amount is repaid. */
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
        /** @description Cancel a loan: an error, and nothing changed. */
        readonly WithdrawLoanRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A bid for an NFT, or buying it at once. */
        readonly BuyNftRequest: {
            /** @description The id of the NFT. */
            readonly nftId: components["schemas"]["Id"];
            /**
             * @description Place a bid, or buy at `buyNowPrice`.
             * @enum {string}
             */
            readonly action: "bid" | "buy";
            /** @description The amount in USD: at least `minNextBid`, or exactly `buyNowPrice`. */
            readonly amount: string;
            /** @description The address that receives the NFT; a sample address. */
            readonly receiveAddress: string;
        };
        /** @description A charity NFT that the user owns, bids for or was outbid for. */
        readonly MyNft: {
            /** @description Send it as `nftId`. */
            readonly id: components["schemas"]["Id"];
            /** @description The title in the requested language. */
            readonly title: string;
            /**
             * Format: uri-reference
             * @description The picture, absolute or from the root of the API.
             */
            readonly imageUrl: string;
            /** @description What the NFT shows and how it was made, in the requested language. */
            readonly story?: string;
            /** @description The name of the artist. */
            readonly creator: string;
            /** @description A sample name of a blockchain; nothing is minted. */
            readonly chain: string;
            /** @description A sample address on that blockchain. */
            readonly address: string;
            /** @description The highest bid; the start price before the first bid. */
            readonly currentBid: components["schemas"]["Usd"];
            /** @description The smallest bid that is accepted now. */
            readonly minNextBid: components["schemas"]["Usd"];
            /** @description The price that ends the auction at once; absent when there is none. */
            readonly buyNowPrice?: components["schemas"]["Usd"];
            /** @description When the auction ends; a late bid extends it. */
            readonly endsAt: components["schemas"]["Timestamp"];
            /** @description Seconds until `endsAt`. */
            readonly remainingTime: number;
            /** @description Number of bids so far. */
            readonly bidCount: number;
            /** @description What sales of this NFT have raised for the charity so far. */
            readonly cumulativeDonation: components["schemas"]["Usd"];
            readonly charity: components["schemas"]["Charity"];
            /**
             * @description LIVE accepts bids; SOLD and ENDED are over; DRAFT and WITHDRAWN are not shown.
             * @enum {string}
             */
            readonly status: "DRAFT" | "LIVE" | "SOLD" | "ENDED" | "WITHDRAWN";
            /** @description The bid of the user. */
            readonly myBid: components["schemas"]["Usd"];
            /** @description Whether the bid of the user is the highest, or won. */
            readonly leading: boolean;
            /** @description The number of the user's highest bid. */
            readonly orderNo?: components["schemas"]["OrderNo"];
            /** @description When the bid was placed. */
            readonly bidAt?: components["schemas"]["Timestamp"];
            /** @description The address that receives the NFT if the bid wins. */
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
        /** @description Bid for or buy an NFT: an error, and nothing changed. */
        readonly BuyNftRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description Records on a page. */
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
        /** @description List own NFTs: an error, and nothing changed. */
        readonly ListMyNftRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
            /** @description The instruments of the watchlist. */
            readonly result: readonly components["schemas"]["MarketItem"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List the watchlist: an error, and nothing changed. */
        readonly ListWatchRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The instrument of the watchlist. */
        readonly WatchRequest: {
            /** @description The id of the instrument. */
            readonly marketId: components["schemas"]["Id"];
        };
        /** @description Add an instrument to the watchlist: done. */
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
        /** @description Add an instrument to the watchlist: an error, and nothing changed. */
        readonly AddWatchRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10015" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Remove an instrument from the watchlist: done. */
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
        /** @description Remove an instrument from the watchlist: an error, and nothing changed. */
        readonly RemoveWatchRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The rewards for invitations and their limits. */
        readonly InviteRules: {
            /** @description The reward for each friend who trades. */
            readonly reward: components["schemas"]["Usd"];
            /** @description How many friends a year a user can be rewarded for. */
            readonly capPerYear: number;
            /** @description The approved deposit a friend needs before the invitation counts. */
            readonly minimumDeposit: components["schemas"]["Usd"];
        };
        /** @description The invitations of the user so far. */
        readonly InviteSummary: {
            /** @description The invitation code to share. */
            readonly code: string;
            /**
             * Format: uri-reference
             * @description The sign-up page with the invitation code.
             */
            readonly link: string;
            /** @description Friends who signed up. */
            readonly invited: number;
            /** @description Friends with an approved deposit. */
            readonly funded: number;
            /** @description Friends who have traded. */
            readonly traded: number;
            /** @description Number of rewards paid. */
            readonly rewarded: number;
            /** @description Friends for whom a reward is still possible. */
            readonly pending: number;
            /** @description Sum of the rewards paid so far. */
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
        /** @description Get the invitation summary: an error, and nothing changed. */
        readonly InviteSummaryRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A friend who signed up with the invitation code. */
        readonly Invite: {
            /** @description A stable identifier of the invitation. */
            readonly id: components["schemas"]["Id"];
            /** @description The user name with stars in place of most letters. */
            readonly maskedName: string;
            /**
             * @description REGISTERED, then FUNDED after the first approved deposit, then TRADED after the first trade.
             * @enum {string}
             */
            readonly stage: "REGISTERED" | "FUNDED" | "TRADED";
            /** @description When the friend signed up. */
            readonly joinedAt: components["schemas"]["Timestamp"];
            /** @description The reward paid for this friend. */
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
            /** @description Records on a page. */
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
        /** @description List invited friends: an error, and nothing changed. */
        readonly ListInviteRefused: {
            /**
             * @description The reason, by its code in the error catalogue.
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
        /** @description The request breaks the contract: malformed JSON, or a field of an incorrect form that has no error code. Nothing changed. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The path exists for another method, which the `Allow` header names. */
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
        /** @description Too many requests of this kind: wait for the seconds in `Retry-After`. */
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
        /** @description The session token is missing, unknown or has expired. The same error can come as HTTP 200 with body code `401`; treat both alike: delete the token and ask the user to log in. */
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
        /** @description This idempotency key was used with another body: use a new key for a new request. */
        readonly UnprocessableContent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnprocessableContentProblem"];
            };
        };
        /** @description Too many requests of this kind, or the answers of 1,000 idempotency keys of this user are still stored: a new key is possible when the first of them is 24 hours old, and a key that was used before is answered as before. Wait for the seconds in `Retry-After`. */
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
         * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
         * @example NO
         */
        readonly Virtually: "YES" | "NO";
        /**
         * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
         * @example en
         */
        readonly AcceptLanguage: string;
        /**
         * @description One category; without it, all categories.
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
         * @description The number of the page, starting at 1.
         * @example 1
         */
        readonly PageNum: number;
        /**
         * @description Records on a page, up to 100.
         * @example 20
         */
        readonly PageSize: number;
        /**
         * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `10001`: none of the values is sent, or it is blank
             *     - `10002`: the email address is incorrect
             *     - `10003`: the user name does not match the rule for user names
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The account to create. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: signed up and logged in
             *     - `10001`: the user name or the email address is blank
             *     - `10002`: the email address is incorrect
             *     - `10003`: the user name does not match the rule for user names
             *     - `10004`: the password is blank or weak
             *     - `10006`: the user name is taken
             *     - `10007`: the email address is taken
             *     - `10091`: the invitation code is unknown or the user's own
             *     - `11001`: the verification code is incorrect, expired or used up
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The name and the password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: logged in
             *     - `10001`: the user name is blank
             *     - `10002`: the value contains @ and is not an email address
             *     - `10003`: the user name does not match the rule for user names
             *     - `10004`: the password is incorrect or blank
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The email address, and the purpose of the code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the code was sent
             *     - `10001`: the email address is blank
             *     - `10002`: the email address is incorrect
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The new password and the code. */
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
             *     - `10002`: the email address is incorrect
             *     - `10004`: the new password is blank or weak
             *     - `10005`: the account is frozen
             *     - `10009`: no user has this email address
             *     - `11001`: the verification code is incorrect, expired or used up
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: logged in
             *     - `10002`: the email address is incorrect or not verified by Google
             *     - `10005`: the account is frozen
             *     - `10007`: the email address is registered with a password: log in with it, and link the Google account
             *     - `10091`: the invitation code is not valid; no account was created
             *     - `11026`: the authorization code is unknown, used or too old, or its proof does not match
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10002`: the email address is incorrect or not verified by Google
             *     - `10007`: this Google account is linked to another user
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11026`: the authorization code is unknown, used or too old, or its proof does not match
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11020`: no Google account is linked
             *     - `11027`: the user has no password to log in with
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: logged out
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The session to end. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11020`: the user has no such session
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
                 * @description One category; without it, all categories.
                 * @example 1
                 */
                readonly type?: components["parameters"]["MarketTypeFilter"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: the list, which can be empty
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: the candles; the list can be empty
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
                 * @description The language class of the texts.
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
                 * @description Only products of this category.
                 * @example 2
                 */
                readonly marketType?: components["schemas"]["MarketType"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
                 * @description Only records with this status.
                 * @example LIVE
                 */
                readonly status?: "LIVE" | "SOLD" | "ENDED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: a page of NFTs
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
                 * @description The id of the NFT.
                 * @example n-3
                 */
                readonly nftId: components["schemas"]["Id"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `10020`: no NFT has this id
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11020`: the picture is not an upload of this user
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The current and the new password. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10004`: the current password is incorrect, or the new one is weak or the same
             *     - `10008`: the state of the account does not allow it
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: a page of devices
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The preferences to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetPreferencesRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: stored
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The log-in password. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10004`: the log-in password is incorrect
             *     - `10008`: a balance is not 0, or a record is open
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The person and the document. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10019`: an identity check is under review or was passed
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The file and its purpose. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description Only unread notifications.
                 * @example true
                 */
                readonly unreadOnly?: boolean;
                /**
                 * @description Only notifications of this group.
                 * @example MONEY
                 */
                readonly group?: components["schemas"]["NoticeGroup"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The notifications. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11020`: one of the notifications is unknown
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The kinds to switch off. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetNoticesRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: a security password is already set
             *     - `11001`: the verification code is incorrect, expired or used up
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: the password is correct
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11002`: the password is incorrect; the fifth incorrect one locks payments
             *     - `11003`: no security password is set
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The current and the new password. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11002`: the current one is incorrect; the fifth incorrect one locks payments
             *     - `11003`: no security password is set
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
                readonly "application/json": components["schemas"]["ResetSecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10004`: the log-in password is incorrect
             *     - `11001`: the verification code is incorrect, expired or used up
             *     - `11004`: the operator locked payments
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `20002`: submitted for review
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `10013`: the amount is not an amount, or has too many decimals
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10021`: the address is blank or not the one that was shown
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11008`: the amount is below the minimum, which is in params
             *     - `11020`: the proof is not an upload of this user
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
                 * @description Only records with this status.
                 * @example COMPLETED
                 */
                readonly status?: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `20003`: submitted for review
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `10011`: the available balance is too low
             *     - `10013`: the amount is not an amount
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10021`: the address is blank, or its checksum is incorrect
             *     - `10022`: the amount is above the daily limit without an identity check
             *     - `10025`: the method is blank or unknown
             *     - `11002`: the security password is incorrect; the fifth incorrect one locks payments
             *     - `11003`: no security password is set
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11008`: the amount is below 20.00
             *     - `11018`: the fee has changed
             *     - `11020`: the proof is not an upload of this user for a withdrawal
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
                 * @description Only records with this status.
                 * @example APPROVED
                 */
                readonly status?: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED";
                /**
                 * @description Only the record with this number, if the user has it.
                 * @example WD202601110000000001
                 */
                readonly orderNo?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11010`: the withdrawal is no longer waiting for review
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: a page of transactions
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description Whether it is on. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetSavingsRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: changed
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the call is for the real account
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The attempt. */
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: a page of entries, with sums
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `10010`: the product is unknown or no longer available
             *     - `10011`: the available balance is too low
             *     - `10012`: this term is not available
             *     - `10013`: the amount is not an amount, not above 0, or outside the limits of the product
             *     - `10015`: the product is sold out
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10024`: a plan of this product is already running
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11007`: plans are switched off
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
                 * @description Only records with this status.
                 * @example IN_PROGRESS
                 */
                readonly status?: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11010`: the plan is no longer running
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The plan and the quote of its preview. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExitSmartRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: closed
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11010`: the plan is no longer running
             *     - `11018`: the preview is older than 60 seconds, or its figures have changed
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `10011`: the available balance is too low
             *     - `10015`: the instrument is unknown, closed or halted
             *     - `10016`: the size is not a number, not a multiple of the step, or out of range
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11009`: the stop loss or take profit is on the wrong side of the price or too close to it
             *     - `11018`: the price moved by more than the slippage, or the terms have changed
             *     - `11019`: the leverage is too high for the instrument
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
        /** @description The new stop loss and take profit. */
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11009`: the stop loss or take profit is on the wrong side of the price or too close to it
             *     - `11010`: the position is closed
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10015`: the instrument is halted
             *     - `10016`: the size is not a number, not a multiple of the step, more than is open, leaves less than the smallest size, or has too little margin for its loss and fee
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11010`: the position is already closed
             *     - `11020`: the user has no such record in this account mode
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
                 * @description Only records with this status.
                 * @example CLOSED
                 */
                readonly status?: "OPEN" | "CLOSED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `10011`: the available balance is too low
             *     - `10014`: the instrument has no options
             *     - `10015`: the market is closed or halted, or options in the real account are switched off
             *     - `10016`: the stake is not an amount, or outside 10.00 to 5 000.00
             *     - `10017`: this duration is not available
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11004`: payments from the real account are locked; the result says why and until when
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description Only records with this status.
                 * @example WON
                 */
                readonly status?: "OPEN" | "WON" | "LOST" | "TIED" | "VOID";
                /**
                 * @description Only this instrument.
                 * @example BTC
                 */
                readonly code?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11020`: the user has no such option in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11005`: not available in demo mode; switch to the real account
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10013`: the amount is not an amount, or out of range
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10023`: the term is not available
             *     - `11005`: not available in demo mode; switch to the real account
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: a loan is open or overdue
             *     - `10013`: the amount is not an amount, or out of range
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10019`: the identity check is under review
             *     - `10022`: the identity is not verified
             *     - `10023`: the term is not available
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description Only records with this status.
                 * @example REPAYING
                 */
                readonly status?: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10011`: the available balance is too low
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11017`: the loan was not paid out or is already repaid
             *     - `11018`: the amount has changed
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `20005`: cancelled
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10011`: the available balance is too low
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
             *     - `11017`: the loan was not paid out or is already repaid, or 14 days are over
             *     - `11018`: the amount has changed
             *     - `11020`: the user has no such record in this account mode
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Errors with a code are stored too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are stored: while none of them is 24 hours old, a new key answers HTTP 429.
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
             *     - `20004`: bid placed, or bought
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10008`: the state of the account does not allow it
             *     - `10011`: the available balance is too low
             *     - `10016`: the amount is not an amount, too small, or not the price to buy at
             *     - `10020`: the NFT is unknown or not at auction, or the auction is over
             *     - `10021`: the address is blank
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The relation of the user to the NFT.
                 * @example bidding
                 */
                readonly kind?: "owned" | "bidding" | "returned";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `200`: a page of NFTs
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10015`: no instrument has this id
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `11006`: the call is for the demo account, and it is disabled
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
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
             *     - `10018`: a system parameter that the operation needs is missing
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
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account the call acts on: `YES` the demo account, `NO` the real one. Without it, the demo account, so that no real money moves by mistake.
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
             *     - `401`: the session token is missing, unknown or has expired
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
